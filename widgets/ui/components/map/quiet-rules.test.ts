import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Rules that ask an element of any kind what stands before it, or how many do; and those that ask it of buttons and
 * spans by their kind alone, since markers and names of towns are such.
 */
const LOUD = /~ ?\*|\* ?[+~] ?|[\s>}]:nth-[^{]*\{|[\s}]:has\([^{]*\{|[\s>](button|span) ?[+~] ?(button|span)/;

it('no rule of the pages of results has all markers of a map styled again with each that is added', () => {
  const files = globSync(['widgets/**/*.styles.ts', 'host/site/shell/document-css.ts'], {
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  expect(files.length).toBeGreaterThan(20);
  const loud = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .split('\n')
      .filter((line) => LOUD.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(loud).toEqual([]);
});

it('sees those rules', () => {
  for (const rule of [
    ':has(> [a]) ~ * {',
    '  > :nth-child(-n + 3) {',
    '  > * + :not(:last-child) {',
    'a}:has(b)~c{',
    '  & > span + span {',
  ])
    expect(rule).toMatch(LOUD);
  for (const rule of ['  > div:nth-child(2) {', '  &:has(a) {', '[b]:has(c)~section{', '  > div + div {'])
    expect(rule).not.toMatch(LOUD);
});
