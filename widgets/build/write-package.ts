import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { LOCALES } from '@staykit/values/market/locale.ts';
import type { BuiltFiles } from '@staykit/elements/built-files.ts';
import { textsOf } from './stay-modules.ts';
import { PRINT_FOLDER } from './styles/write-print-styles.ts';
import { reactWidgets, ROOT, widgetNames } from './widget-names.ts';
import { writeTypes } from './write-types.ts';

/**
 * `widgets/package.json`. `publishConfig` replaces what a user of the npm package needs otherwise: that has its own
 * entries, and the other packages of the workspace are in its files.
 */
interface PackageFile {
  private?: boolean;
  devDependencies?: object;
  publishConfig: {
    directory: string;
    exports: Record<string, string | { types: string; default: string } | null>;
  };
}

const FOLDER = `${ROOT}widgets/dist`;

const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;

function write(file: string, content: string): void {
  writeFileSync(`${FOLDER}/${file}`, content);
}

/**
 * Puts beside the modules of the npm package what is made from other sources: declarations, texts, elements, the print
 * of elements, and the papers.
 * @param elements folder of the built elements
 */
export function writePackage(elements: string): void {
  const source = readJson<PackageFile>(`${ROOT}widgets/package.json`);
  const { private: _, devDependencies: __, publishConfig, ...manifest } = source;
  const { directory: ___, ...published } = publishConfig;
  const declared = Object.values(published.exports).flatMap((entry) =>
    typeof entry === 'object' && entry?.types.startsWith('./types/') ? [entry.types] : [],
  );
  writeTypes(
    declared.map((types) => types.replace(/^\.\/types\/|\.d\.ts$/g, '')),
    `${FOLDER}/types`,
  );
  writeTexts();
  writeElements(elements);
  for (const paper of ['LICENSE', 'widgets/README.md', 'widgets/CHANGELOG.md'])
    if (existsSync(ROOT + paper)) cpSync(ROOT + paper, `${FOLDER}/${basename(paper)}`);
  // A name with a scope is private where nobody says otherwise.
  const file = { ...manifest, ...published, publishConfig: { access: 'public' } };
  write('package.json', `${JSON.stringify(file, null, 2)}\n`);
}

/** Whole catalogues, and of each locale those texts alone that one widget names. */
function writeTexts(): void {
  for (const locale of ['en', ...LOCALES]) {
    mkdirSync(`${FOLDER}/messages`, { recursive: true });
    cpSync(`${ROOT}widgets/messages/${locale}.json`, `${FOLDER}/messages/${locale}.json`);
    for (const widget of reactWidgets()) {
      mkdirSync(`${FOLDER}/messages/${widget}`, { recursive: true });
      const texts = textsOf(`${ROOT}widgets/react/${widget}.tsx`, locale);
      write(`messages/${widget}/${locale}.json`, JSON.stringify(texts));
    }
  }
}

/** The elements as they are served, each with a file that defines it and nothing else; the print; the manifest. */
function writeElements(elements: string): void {
  const built = readJson<BuiltFiles>(`${elements}/files.json`);
  mkdirSync(`${FOLDER}/elements`, { recursive: true });
  for (const file of globSync('chunks/*.js', { cwd: elements }))
    cpSync(`${elements}/${file}`, `${FOLDER}/elements/${file}`);
  for (const widget of widgetNames()) {
    const { file } = built[`widgets/elements/${widget}.ts`]!;
    // A server may import it: elements are defined where there are any.
    const define = `if (typeof customElements !== 'undefined') define({ url: document.baseURI });`;
    write(`elements/${widget}.js`, `import { define } from './${file}';\n${define}\n`);
    write(`elements/${widget}.d.ts`, `export {};\n`);
  }
  cpSync(`${elements}/${PRINT_FOLDER}`, `${FOLDER}/print`, {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  cpSync(`${elements}/custom-elements.json`, `${FOLDER}/custom-elements.json`);
}
