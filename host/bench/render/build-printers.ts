import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';
import { BUILD_ALIASES } from '@staykit/build/build-aliases.ts';
import { STYLED_COMPONENTS } from '@staykit/build/styles/styled-components.ts';
import { VERSION } from '@staykit/build/release/version.ts';
import type { ResultsData } from '../visitor/references/record.ts';
import type { Markup } from './markup.ts';

const SOURCES = import.meta.dirname;
const CACHE = '.cache/bench-render';

/** What the page is printed with. */
export interface Printers {
  ourPrinter: (cards: number) => () => string;
  printPreact: (pieces: readonly Markup[]) => string;
  printReact: (pieces: readonly Markup[]) => string;
  printString: (pieces: readonly Markup[]) => string;
  printStyled: (data: ResultsData) => string;
  /** The small page of the references, on Preact. */
  print: (data: ResultsData) => string;
}

/** The swaps of our builds; what the page loads later is left out. */
const swaps = (runtime: 'ours' | 'preact' | 'react'): Plugin => ({
  name: 'swaps',
  resolveId(source, importer, { kind }) {
    if (kind === 'dynamic-import') return { id: source, external: true };
    const swap = runtime === 'ours' && BUILD_ALIASES.find(({ find }) => find.test(source));
    if (swap) return this.resolve(swap.replacement, importer, { skipSelf: true });
    if (runtime === 'preact' && source === 'react') return this.resolve('preact/compat', importer);
    if (runtime === 'preact' && source === 'react/jsx-runtime')
      return this.resolve('preact/jsx-runtime', importer);
    if (runtime === 'preact' && source.endsWith('parts-styled.tsx'))
      return this.resolve(source.replace('styled', 'plain'), importer);
    return undefined;
  },
});

async function load(source: string, runtime: 'ours' | 'preact' | 'react'): Promise<object> {
  const build = await rolldown({
    input: resolve(SOURCES, source),
    platform: 'node',
    plugins: [swaps(runtime)],
    transform: {
      define: { 'process.env.NODE_ENV': '"production"', __STAYKIT_VERSION__: JSON.stringify(VERSION) },
      jsx: { runtime: 'automatic' },
      ...(runtime === 'ours' && { plugins: { styledComponents: STYLED_COMPONENTS } }),
    },
    logLevel: 'silent',
  });
  const { output } = await build.generate({ format: 'es', codeSplitting: false });
  await build.close();
  mkdirSync(CACHE, { recursive: true });
  const file = resolve(CACHE, `${source.replace(/.*\//, '').replace(/\.tsx?$/, '')}.js`);
  writeFileSync(file, output[0].code);
  return (await import(pathToFileURL(file).href)) as object;
}

/** Builds ours as the host's server is built, and the others as their guides say: for production. */
export async function buildPrinters(): Promise<Printers> {
  const loaded = await Promise.all([
    load('ours.tsx', 'ours'),
    load('plain-preact.ts', 'preact'),
    load('plain-react.ts', 'react'),
    load('plain-string.ts', 'react'),
    load('styled-react.tsx', 'react'),
    load('../visitor/references/preact-print.tsx', 'preact'),
  ]);
  return Object.assign({}, ...loaded) as Printers;
}
