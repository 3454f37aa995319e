import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OWN_PROPERTIES } from './own-properties.ts';
import { withShortProperties } from './short-properties.ts';
import { ROOT } from './widget-names.ts';

it('a property of the list is called the same wherever it is read or written, and nothing else is', () => {
  const code = `
    const draft = { deps: 1, onPick() { return this.deps; }, other: draftOf };
    const take = ({ deps, onPick: pick, late = 2 }) => [deps, pick, late];
    export const read = () => [draft.deps, draft.onPick(), draft['other'], take({ ...draft, late: 3 })];
    function draftOf() { const deps = 5; return { deps, late: deps }; }`;
  const short = withShortProperties('a.js', code);
  expect(short).not.toMatch(/[.{,]\s*(deps|onPick|late)\s*[:(]|\.(deps|onPick|late)/);
  expect(short).toContain('const draft =');
  expect(short).toContain('other: draftOf');
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- what was made is run
  const run = (text: string) => new Function(`${text.replace('export ', '')};return read()`)() as unknown[];
  const [deps, picked, , taken] = run(short);
  expect([deps, picked]).toEqual([1, 1]);
  expect((taken as unknown[])[0]).toBe(1);
  expect((taken as unknown[])[2]).toBe(3);
});

it('a text that says such a name stops the build', () => {
  expect(() => withShortProperties('a.js', `'deps' in draft`)).toThrow("a.js says 'deps' in a text");
  expect(() => withShortProperties('a.js', 'read(`deps`)')).toThrow('own-properties.ts');
});

it('no name of the list is one of the language, the browser, React, or what loader, answers and events share', () => {
  const shared = [
    'node_modules/@typescript/typescript-*/lib/lib.{dom,es20*,es5,esnext}*.d.ts',
    'node_modules/@types/react/index.d.ts',
    'node_modules/preact/src/*.d.ts',
    'widgets/contract/*.ts',
    'widgets/client/calls.generated.ts',
    'widgets/analytics/*.ts',
    'widgets/channel/*.ts',
    'widgets/elements/loader/*.ts',
    'widgets/{search-box,results-grid}/*.element.ts',
  ].flatMap((pattern) => globSync(`${ROOT}${pattern}`));
  expect(shared.length).toBeGreaterThan(60);
  const words = new Set(
    shared.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:^|[\s{,(.])'?([A-Za-z_]\w*)'?\??\s*[:(<]/gm)].map(
        ([, word]) => word,
      ),
    ),
  );
  expect(OWN_PROPERTIES.filter((name) => words.has(name) && !KNOWN.includes(name))).toEqual([]);
});

/** Words of ours that those files speak of, and that stay inside one build. */
const KNOWN = [
  'createClient',
  'deps',
  'dress',
  'expose',
  'onReady',
  'onResults',
  'onSelectOffer',
  'reserve',
  'reserveOnPhone',
];
