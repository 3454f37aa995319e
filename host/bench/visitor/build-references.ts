import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import type { ResultsData } from './references/record.ts';

const SOURCES = resolve(import.meta.dirname, 'references');
const CACHE = '.cache/bench-visitor';

const PREACT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** InstantSearch and the library of its templates on one Preact, as somebody who installs them alone has it. */
const PREACT_OF_INSTANTSEARCH = {
  preact: dirname(
    createRequire(createRequire(import.meta.url).resolve('instantsearch.js')).resolve('preact/package.json'),
  ),
};

/** How a reference is built: its source, the parts of its page, and what replaces React. */
interface Build {
  source: string;
  parts?: 'styled' | 'plain';
  alias?: Readonly<Record<string, string>>;
  platform?: 'browser' | 'node';
}

const BUILDS = {
  vanilla: { source: 'vanilla.ts' },
  'vanilla-live': { source: 'vanilla-live.ts' },
  react: { source: 'react.tsx' },
  preact: { source: 'react.tsx', alias: PREACT },
  'preact-hydrate': { source: 'preact-hydrate.tsx', parts: 'plain', alias: PREACT },
  instantsearch: { source: 'instantsearch.ts', alias: PREACT_OF_INSTANTSEARCH },
  'react-instantsearch': { source: 'react-instantsearch.tsx' },
  control: { source: 'control.ts' },
} satisfies Record<string, Build>;

/** Name of a script of the references. */
export type ReferenceScript = keyof typeof BUILDS;

/** What the references are served from. */
export interface References {
  /** The script of each, minified. */
  scripts: Readonly<Record<ReferenceScript, string>>;
  /** The page as Preact prints it on a server. */
  print: (data: ResultsData) => string;
}

async function bundle({
  source,
  parts = 'styled',
  alias = {},
  platform = 'browser',
}: Build): Promise<string> {
  const build = await rolldown({
    input: `${SOURCES}/${source}`,
    platform,
    resolve: { alias },
    plugins: [
      {
        name: 'parts',
        resolveId: (file) =>
          file.endsWith('parts-styled.tsx') ? `${SOURCES}/parts-${parts}.tsx` : undefined,
      },
    ],
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: { runtime: 'automatic' } },
    logLevel: 'silent',
  });
  const { output } = await build.generate({
    format: 'es',
    minify: platform === 'browser',
    codeSplitting: false,
  });
  await build.close();
  return output[0].code;
}

/** Builds the references from their sources, as their guides say: bundled, minified, for production. */
export async function buildReferences(): Promise<References> {
  const scripts = await Promise.all(
    Object.entries(BUILDS).map(async ([name, build]) => [name, await bundle(build)] as const),
  );
  mkdirSync(CACHE, { recursive: true });
  const file = `${CACHE}/preact-print.js`;
  writeFileSync(
    file,
    await bundle({ source: 'preact-print.tsx', parts: 'plain', alias: PREACT, platform: 'node' }),
  );
  const { print } = (await import(pathToFileURL(resolve(file)).href)) as Pick<References, 'print'>;
  return { scripts: Object.fromEntries(scripts) as References['scripts'], print };
}
