import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CALLS, READ_PARTLY } from './calls.ts';
import { WIDGET_NAMES } from '@staykit/element-spec/widget-names.ts';
import * as calls from '@staykit/testing/client-calls/calls.generated.ts';

/** What is shipped to browsers and pages: the client, the widgets, the pages and their islands. */
const SOURCES = globSync(
  [
    'widgets/{client,core,values,analytics,channel,experiments,ui}/**/*.{ts,tsx}',
    `widgets/{${WIDGET_NAMES.join()}}/**/*.{ts,tsx}`,
    'host/{site,minisites}/**/*.{ts,tsx}',
  ],
  { exclude: (name) => /\.(test|generated)\.|fixtures/.test(name) },
).map((file) => ({
  file,
  text: readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
}));

/** A path as somebody would write it by hand: its values in braces or after a colon, in quotes of any kind. */
function writtenByHand(path: string): RegExp {
  const parts = path.split(/:\w+/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(
    `['"\`}](?:/(?:search-)?api|/gateway)?${parts.join('(?:[:{]\\w+\\}?|\\$\\{[^}]+\\})')}['"\`?]`,
  );
}

/** Addresses of pages that a call happens to share. */
const PAGES = ['/contact', '/error', '/content/:contentId', '/account/new-password'];

describe('a call of the contract', () => {
  it.each(CALLS.filter(({ path }) => !PAGES.includes(path)).map(({ id, path }) => [id, path] as const))(
    '%s has its path in no other place',
    (_id, path) => {
      const form = writtenByHand(path);
      expect(SOURCES.filter(({ text }) => form.test(text)).map(({ file }) => file)).toEqual([]);
    },
  );

  it('has its refusals in no other place', () => {
    const asOne = (codes: readonly string[]) => codes.toSorted().join();
    const refusals = new Set(
      CALLS.flatMap(({ refusals: codes = [] }) => (codes.length > 1 ? [asOne(codes)] : [])),
    );
    const listed = SOURCES.filter(({ text }) =>
      [...text.matchAll(/\[((?:\s*'[A-Z][A-Z_]+',?)+\s*)\]/g)].some(([, list = '']) =>
        refusals.has(asOne(list.match(/[A-Z_]+/g) ?? [])),
      ),
    );
    expect(listed.map(({ file }) => file)).toEqual([]);
  });

  it('is what a client sends: nothing is sent but by a call', () => {
    const ids = new Set([...CALLS.map(({ id }) => id), ...Object.keys(READ_PARTLY)]);
    expect(Object.keys(calls).filter((id) => !ids.has(id))).toEqual([]);
    const byHand = SOURCES.filter(({ text }) => /\.send\(\s*\{\s*(?:base|path):/.test(text));
    expect(byHand.map(({ file }) => file)).toEqual([]);
  });
});
