import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeElementTypes } from '@staykit/build/element-types/write-element-types.ts';
import { ROOT } from '@staykit/build/widget-names.ts';
import { readElementDocs } from './element-docs.ts';

const FOLDER = `${ROOT}.cache/package-types`;

/** What an embedder writes, and below it what the compiler refuses. */
interface Sample {
  name: string;
  compilerOptions?: object;
  code: string;
}

const JSX = (events: string, criteria = '{{ stars: [5, 4] }}') => `
export const page = (
  <main>
    <stay-results-grid page-size={6} criteria=${criteria} sync="hash" partner={1042} ${events}>
      <a href="/search">Stays</a>
    </stay-results-grid>
    <stay-gift-drawer open product-id="1001" />
    <stay-contact-form locale="fr_FR" flow="gifting" />
  </main>
);
// @ts-expect-error -- no such word
export const sync = <stay-results-grid sync="history" />;
// @ts-expect-error -- no number
export const size = <stay-reviews hotel-id="345" page-size="many" />;
// @ts-expect-error -- no locale of the shop
export const locale = <stay-search-box locale="de_DE" />;
// @ts-expect-error -- no such element
export const none = <stay-serach-box />;`;

const on = (name: string) =>
  `${name}={(event) => { const { total, partner } = event.detail; const sum: number = total + (partner ?? 0); return void sum; }}`;
const EVENT = on('onstay-results');

const SAMPLES: Sample[] = [
  {
    name: 'react',
    compilerOptions: { jsx: 'react-jsx' },
    code: `import type {} from '../element-types/react.js';${JSX(EVENT)}`,
  },
  {
    name: 'react-18',
    compilerOptions: {
      jsx: 'react-jsx',
      paths: {
        react: ['../../../node_modules/types-react-18/index.d.ts'],
        'react/jsx-runtime': ['../../../node_modules/types-react-18/jsx-runtime.d.ts'],
      },
    },
    code: `import type {} from '../element-types/react-18.js';${JSX('', '"stars=5,4"').replace(' open ', ' open="" ')}
// @ts-expect-error -- React 18 would write [object Object]
export const lost = <stay-results-grid criteria={{ stars: [5] }} />;
// @ts-expect-error -- React 18 would write new-tab="false", which is true
export const isTrue = <stay-results-grid new-tab={false} />;`,
  },
  {
    name: 'preact',
    compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'preact' },
    code: `import type {} from '../element-types/preact.js';${JSX(EVENT)}`,
  },
  {
    name: 'solid',
    compilerOptions: { jsx: 'preserve', jsxImportSource: 'solid-js' },
    code: `import type {} from '../element-types/solid.js';${JSX(on('on:stay-results'))}`,
  },
  {
    name: 'vue',
    code: `import type {} from '../element-types/vue.js';
import type { GlobalComponents } from 'vue';
type Grid = InstanceType<GlobalComponents['stay-results-grid']>;
export const props: Grid['$props'] = { criteria: { stars: [5, 4] }, pageSize: 6, sync: 'hash', class: 'wide' };
// @ts-expect-error -- no such word
export const wrong: Grid['$props'] = { sync: 'history' };`,
  },
  {
    name: 'svelte',
    code: `import type { SvelteHTMLElements } from 'svelte/elements';
import type {} from '../element-types/svelte.js';
type Grid = SvelteHTMLElements['stay-results-grid'];
export const props: Grid = { 'criteria': { stars: [5, 4] }, 'page-size': '6', 'onstay-results': ({ detail }) => void detail.total.toFixed() };
// @ts-expect-error -- no such word
export const wrong: Grid = { sync: 'history' };`,
  },
  {
    name: 'angular',
    code: `import type { StayGiftDrawer } from '../element-types/index.js';
const grid = document.querySelector('stay-results-grid')!;
grid.criteria = { stars: [5, 4] };
grid.criteria = { city: 75, a: 2 };
grid.search('city=75');
grid.addEventListener('stay-search', ({ detail }) => void detail.criteria.page.toFixed());
document.addEventListener('stay-quote', (event) => void event.detail.priceInfo);
export const drawer: StayGiftDrawer = document.createElement('stay-gift-drawer');
drawer.show();
// @ts-expect-error -- no such method
grid.show();
// @ts-expect-error -- no such word
grid.sync = 'history';`,
  },
];

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(`${FOLDER}/samples`, { recursive: true });
  // In the npm package the declarations of the source stand here.
  for (const source of [
    'element-spec/stay-events.ts',
    'core/search/stated-criteria.ts',
    'values/market/locale.ts',
  ]) {
    mkdirSync(dirname(`${FOLDER}/types/${source}`), { recursive: true });
    writeFileSync(`${FOLDER}/types/${source}`, `export * from '${ROOT}widgets/${source}';\n`);
  }
  const docs = await readElementDocs();
  writeElementTypes(
    [...docs].map(([name, one]) => ({ spec: { tag: `stay-${name}` as const }, docs: one })),
    FOLDER,
  );
});

describe('an embedder writes the elements with types', () => {
  // A compiler for each: seconds on a busy machine.
  it.each(SAMPLES)('in $name', { timeout: 60_000 }, ({ name, compilerOptions, code }) => {
    writeFileSync(`${FOLDER}/samples/${name}.tsx`, code);
    const config = {
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2024',
        module: 'esnext',
        moduleResolution: 'bundler',
        allowImportingTsExtensions: true,
        resolveJsonModule: true,
        exactOptionalPropertyTypes: true,
        types: [],
        ...compilerOptions,
      },
      files: [`${name}.tsx`],
    };
    writeFileSync(`${FOLDER}/samples/${name}.json`, JSON.stringify(config));
    const { stdout } = spawnSync(`${ROOT}node_modules/.bin/tsc`, ['-p', `${FOLDER}/samples/${name}.json`], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  });

  it('and their editor completes tags, attributes and words', () => {
    const read = <Data>(file: string) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Data;
    const { tags } = read<{ tags: { name: string; attributes: object[] }[] }>('vscode.html-custom-data.json');
    const grid = tags.find(({ name }) => name === 'stay-results-grid')!;
    expect(grid.attributes).toContainEqual(
      expect.objectContaining({ name: 'sync', values: [{ name: 'none' }, { name: 'hash' }] }),
    );
    expect(grid.attributes).toContainEqual(expect.objectContaining({ name: 'new-tab', valueSet: 'v' }));
    const { elements } = read<{
      contributions: { html: { elements: { name: string; js: { events: object[] } }[] } };
    }>('web-types.json').contributions.html;
    expect(elements.map(({ name }) => name)).toEqual(tags.map(({ name }) => name));
    expect(elements[1]!.js.events).toContainEqual(expect.objectContaining({ name: 'stay-results' }));
  });
});
