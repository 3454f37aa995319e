import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';
import { ROOT } from './widget-names.ts';

type Tree = ReturnType<typeof parseAst>;

/** A name that a file declares or takes from elsewhere, and the code that brings it. */
interface Named {
  code: string;
  /** Every word of the code that could be another name of the file. */
  words: ReadonlySet<string>;
}

/** A file of plain constants and functions. */
interface NamedFile {
  declared: ReadonlyMap<string, Named>;
  imported: ReadonlyMap<string, string>;
  exported: readonly string[];
}

const WORD = /[A-Za-z_$][\w$]*/g;
const OWN = /\/widgets\/(?!testing\/|elements\/build\/).*(?<!\.styles)\.ts$/;
const UNIT = '?name=';

const files = new Map<string, NamedFile | undefined>();

const treeOf = (path: string, text: string): Tree =>
  parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });

/** What a file declares; undefined where it is more than constants and functions, and has to stay whole. */
function namesOf(path: string): NamedFile | undefined {
  if (!OWN.test(path) || !existsSync(path)) return undefined;
  const text = readFileSync(path, 'utf8');
  if (text.includes("'styled-components'")) return undefined;
  const declared = new Map<string, Named>();
  const imported = new Map<string, string>();
  const exported: string[] = [];
  for (const node of treeOf(path, text).body) {
    if (node.type === 'ImportDeclaration') {
      if (node.importKind === 'type') continue;
      for (const one of node.specifiers) {
        if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') return undefined;
        if (one.importKind === 'type') continue;
        const name = `${one.imported.name} as ${one.local.name}`;
        imported.set(one.local.name, `import { ${name} } from '${node.source.value}';`);
      }
      continue;
    }
    if (node.type.startsWith('TS')) continue;
    const isExport = node.type === 'ExportNamedDeclaration';
    if (isExport && node.exportKind === 'type') continue;
    const inner = isExport ? node.declaration : node;
    const names: string[] = [];
    if (inner?.type === 'FunctionDeclaration' && inner.id) names.push(inner.id.name);
    else if (
      inner?.type === 'VariableDeclaration' &&
      inner.kind === 'const' &&
      inner.declarations.length === 1
    ) {
      const id = inner.declarations[0]?.id;
      if (id?.type === 'Identifier') names.push(id.name);
    }
    const [name] = names;
    if (!inner || name === undefined) return undefined;
    const code = text.slice(inner.start, inner.end);
    declared.set(name, { code: `export ${code}`, words: new Set(code.match(WORD)) });
    if (isExport) exported.push(name);
  }
  return exported.length > 1 ? { declared, imported, exported } : undefined;
}

function fileOf(path: string): NamedFile | undefined {
  if (!files.has(path)) files.set(path, namesOf(path));
  return files.get(path);
}

/** The module of one name: its declaration, and imports of the names that it speaks of. */
function unit(path: string, file: NamedFile, name: string): string | undefined {
  const own = file.declared.get(name);
  if (!own) return undefined;
  const lines = [...own.words]
    .filter((word) => word !== name)
    .map((word) =>
      file.declared.has(word) ? `import { ${word} } from '${path}${UNIT}${word}';` : file.imported.get(word),
    );
  return direct(`${path}${UNIT}${name}`, [...lines.filter(Boolean), own.code].join('\n'));
}

/** Imports from files that were taken apart, name by name. */
function direct(path: string, text: string): string {
  let code = text;
  for (const node of treeOf(path.split('?')[0] ?? path, text).body.toReversed()) {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type' || !/^\.|^\//.test(node.source.value))
      continue;
    const from = resolve(dirname(path), node.source.value);
    const file = fileOf(from);
    if (!file) continue;
    const lines = node.specifiers.map((one) => {
      if (one.type !== 'ImportSpecifier' || one.imported.type !== 'Identifier') return undefined;
      const { name } = one.imported;
      return one.importKind === 'type'
        ? ''
        : `import { ${name} as ${one.local.name} } from '${from}${UNIT}${name}';`;
    });
    if (!lines.includes(undefined)) code = code.slice(0, node.start) + lines.join('') + code.slice(node.end);
  }
  return code;
}

/**
 * Takes files of constants and functions apart, so that a chunk holds the names it uses and not the whole file that
 * some other widget uses: icons, checks of answers, rules.
 */
export function singleNames(): Plugin {
  return {
    name: 'staykit-single-names',
    enforce: 'pre',
    buildStart: () => files.clear(),
    resolveId: (id) => (id.includes(UNIT) ? id : undefined),
    load(id) {
      const [path = '', name] = id.split(UNIT);
      const file = name && fileOf(path);
      if (!file) return undefined;
      return { code: unit(path, file, name) ?? '', moduleType: 'ts', moduleSideEffects: false };
    },
    transform(code, id) {
      if (id.includes('?') || !id.startsWith(`${ROOT}widgets/`) || !/\.tsx?$/.test(id)) return undefined;
      const file = fileOf(id);
      if (!file) return { code: direct(id, code), map: null };
      const lines = file.exported.map((name) => `export { ${name} } from '${id}${UNIT}${name}';`);
      return { code: lines.join('\n'), map: null, moduleSideEffects: false };
    },
  };
}
