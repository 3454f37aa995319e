import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename } from 'node:path';
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build as viteBuild } from 'vite';
import { compressFiles } from './release/compress-files.ts';
import { customElements, type SpecModule } from './custom-elements.ts';
import { writeElementTypes } from './element-types/write-element-types.ts';
import { ELEMENT_FOLDERS } from './element-folders.ts';
import { folderHashes } from './release/folder-hashes.ts';
import {
  checkBuildable,
  checkReleasable,
  placeBuild,
  recordRelease,
  ReleaseError,
  restoreReleases,
} from './release/releases.ts';
import { keepOldFiles } from './release/keep-old-files.ts';
import { VERSION } from './release/version.ts';
import { ROOT, widgetNames } from './widget-names.ts';
import { writeTypes } from './write-types.ts';
import { writePackage } from './write-package.ts';
import { writePlayground } from './write-playground.ts';
import { PRINT_FOLDER, writePrintStyles } from './styles/write-print-styles.ts';
import type { BuiltFiles } from '@staykit/elements/built-files.ts';
import { writeLoader } from './write-loader.ts';

/*
 * `npm run build`. A part whose sources did not change since its last build is left as it is.
 *   node widgets/build/build.ts           elements, host, back office and studio: what `npm start` and the tests need
 *   node widgets/build/build.ts --all     and the npm package, the minisites and the site of the documents
 *   --package, --minisites, --docs                 and one of these
 *   --force                                        builds also what did not change
 *   --release                                      builds the elements and records them as those of a release
 */
const OPTIONS = ['all', 'package', 'minisites', 'docs', 'force', 'release'] as const;
const { values: asked } = parseArgs({
  options: Object.fromEntries(OPTIONS.map((name) => [name, { type: 'boolean' as const }])),
});
process.chdir(ROOT);

/** A part of the build. */
interface Part {
  name: string;
  /** Globs of what it is made from. */
  inputs: readonly string[];
  /** A file that is there when it has been built. */
  output: string;
  build(): Promise<void>;
}

const ELEMENTS = ELEMENT_FOLDERS.staged;
const BUILD = [
  'vite.config.ts',
  'package-lock.json',
  'widgets/build/**/*.ts',
  'widgets/build/build-aliases.ts',
];
const WIDGETS = ['widgets/**/*.{ts,tsx,json}', 'themes/*.ts'];

const vite = async (mode: string): Promise<void> => {
  await viteBuild({ configFile: `${ROOT}vite.config.ts`, mode });
};

function run(program: string, ...rest: string[]): void {
  const { status } = spawnSync(`node_modules/.bin/${program}`, rest, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${rest.join(' ')} failed.`);
}

async function specModules(): Promise<SpecModule[]> {
  await vite('element-specs');
  return Promise.all(
    widgetNames().map(async (name) => {
      const file = pathToFileURL(`${ROOT}.cache/element-specs/${name}.js`).href;
      const exported = Object.entries((await import(file)) as Record<string, unknown>);
      const find = (ending: string): unknown => exported.find(([key]) => key.endsWith(ending))?.[1];
      return { spec: find('Element'), docs: find('Docs') } as SpecModule;
    }),
  );
}

/** Writes the files of all elements, beside those that are served. */
async function stageElements(): Promise<void> {
  rmSync(ELEMENTS, { recursive: true, force: true });
  await vite('elements');
  await writeLoader(ELEMENTS, JSON.parse(readFileSync(`${ELEMENTS}/files.json`, 'utf8')) as BuiltFiles);
  await vite('elements-iife');
  await vite('print');
  writePrintStyles(ELEMENTS);
  const manifest = customElements(await specModules());
  writeFileSync(`${ELEMENTS}/custom-elements.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  const scripts = Object.entries(folderHashes(ELEMENTS)).filter(
    ([file]) => file.endsWith('.js') && !file.startsWith(`${PRINT_FOLDER}/`),
  );
  writeFileSync(`${ELEMENTS}/integrity.json`, `${JSON.stringify(Object.fromEntries(scripts), null, 2)}\n`);
}

async function buildHost(): Promise<void> {
  const manifest = 'dist/host/manifest.json';
  const built = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as BuiltFiles) : {};
  const present = new Set(Object.values(built).map(({ file }) => basename(file)));
  for (const name of existsSync('dist/host') ? readdirSync('dist/host') : [])
    if (!/^(assets(-old)?|manifest\.json)$/.test(name)) rmSync(`dist/host/${name}`, { recursive: true });
  await keepOldFiles(
    'dist/host/assets',
    (name) => present.has(name.replace(/\.(br|gz)$/, '')),
    () => vite('host-client'),
  );
  await vite('host-rest');
  await vite('host-server');
}

async function buildMinisites(): Promise<void> {
  run('node', 'dist/host/staykit.js', 'partner', 'build');
}

const PARTS: readonly Part[] = [
  {
    name: 'elements',
    inputs: WIDGETS,
    output: `${ELEMENT_FOLDERS.served}/${VERSION}/integrity.json`,
    build: async () => {
      await stageElements();
      placeBuild(ELEMENT_FOLDERS, VERSION);
    },
  },
  {
    name: 'host',
    inputs: [...WIDGETS, 'host/**/*.{ts,tsx}'],
    output: 'dist/host/server.js',
    build: buildHost,
  },
  {
    name: 'back-office',
    inputs: ['host/back-office/app/**/*.{ts,tsx,html}', 'themes/*.ts'],
    output: 'dist/back-office/index.html',
    build: () => vite('back-office'),
  },
  {
    name: 'studio',
    inputs: ['host/minisites/studio/**/*.{ts,tsx,html,css}', 'host/partners/**/*.ts', 'themes/*.ts'],
    output: 'dist/studio/index.html',
    build: () => vite('studio'),
  },
];
const MORE: readonly Part[] = [
  {
    name: 'package',
    inputs: [...WIDGETS, 'widgets/{README,CHANGELOG}.md', 'LICENSE'],
    output: 'widgets/dist/index.js',
    build: async () => {
      await vite('package');
      run('tsc', '-b', 'widgets/react');
      writePackage(`${ELEMENT_FOLDERS.served}/${VERSION}`);
      writeTypes(['element-spec/stay-events'], 'widgets/dist/types');
      writeElementTypes(await specModules(), 'widgets/dist');
    },
  },
  {
    name: 'minisites',
    inputs: [...WIDGETS, 'host/**/*.{ts,tsx}', 'partners/**'],
    output: 'dist/minisites',
    build: buildMinisites,
  },
  {
    name: 'docs',
    inputs: [...WIDGETS, 'docs/**/*', 'docs/.vitepress/**/*', 'examples/*/*', 'partners/*/partner.json'],
    output: 'dist/docs/live/built.json',
    build: async () => {
      run('vitepress', 'build', 'docs');
      await vite('playground');
      writePlayground(`${ELEMENT_FOLDERS.served}/${VERSION}`, VERSION, 'dist/docs/live/built.json');
      await compressFiles('dist/docs');
    },
  },
];

/** Tests and fixtures do not go into a build. */
const BESIDE = /\.(test|e2e)\.tsx?$|\/(testing|node_modules|dist|releases|bench|e2e|proof)\//;

function fingerprint(part: Part): string {
  const hash = createHash('sha256').update(`${VERSION} ${process.version}`);
  for (const file of [...BUILD, ...part.inputs].flatMap((pattern) => globSync(pattern)).toSorted()) {
    if (!BESIDE.test(`/${file}`) && statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function release(): Promise<void> {
  checkReleasable(ELEMENT_FOLDERS, VERSION);
  await stageElements();
  recordRelease(ELEMENT_FOLDERS, VERSION);
  restoreReleases(ELEMENT_FOLDERS, VERSION);
  process.stdout.write(`Released ${VERSION}: commit ${ELEMENT_FOLDERS.releases}\n`);
}

async function build(): Promise<void> {
  checkBuildable(ELEMENT_FOLDERS, VERSION);
  restoreReleases(ELEMENT_FOLDERS, VERSION);
  mkdirSync('.cache/build', { recursive: true });
  const wantedParts = [...PARTS, ...MORE.filter(({ name }) => asked['all'] || asked[name])];
  for (const part of wantedParts) {
    const stamp = `.cache/build/${part.name}`;
    const wanted = fingerprint(part);
    const fresh = existsSync(part.output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
    if (fresh && !asked['force']) continue;
    const from = performance.now();
    await part.build();
    writeFileSync(stamp, wanted);
    process.stdout.write(`Built ${part.name} in ${((performance.now() - from) / 1000).toFixed(1)} s\n`);
  }
  for (const folder of [
    ELEMENT_FOLDERS.served,
    'dist/host/assets',
    'dist/back-office/assets',
    'dist/studio/assets',
  ])
    await compressFiles(folder);
}

await (asked['release'] ? release() : build()).catch((error: unknown) => {
  if (!(error instanceof ReleaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
