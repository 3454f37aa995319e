import { expect, it } from 'vitest';
import { tokenRules } from '../styles/token-rules.ts';
import { writtenNumber } from './compact-styles.ts';
import { stayModules, tokenNumbers } from './stay-modules.ts';
import { widgetNames } from './widget-names.ts';

/** The tokens that a module of a build holds. */
function tokensIn(id: string, numbered: boolean): string {
  const { load } = stayModules({ numbered }) as unknown as { load(id: string): string };
  const told = /tokens = (".*");/.exec(load(`\0virtual:staykit-${id}`))?.[1];
  return JSON.parse(told ?? '""') as string;
}

const valuesOf = (css: string): string[] =>
  css.split(/[{};]/).flatMap((line) => /^--s-[\w-]+:(var\(--stay-.*)/.exec(line)?.[1] ?? []);

it.each(widgetNames())(
  'each token of %s stands at its number, with the value that it has by its name',
  (name) => {
    const tokens = (numbered: boolean) => tokensIn('themes', numbered) + tokensIn(`widget/${name}`, numbered);
    const numbers = tokenNumbers();
    const listed = tokens(true).split(';');
    const known = listed.flatMap((token, at) => (token ? [[token.split(':')[0], at] as const] : []));
    expect(known.length).toBeGreaterThan(30);
    for (const [token = '', at] of known) expect(numbers.get(token)).toBe(at);
    const byName = tokenRules(':host', tokens(false), (token) => token);
    const named = byName.replaceAll(/(?<=--s-)[a-z][\w-]+/g, (token) => writtenNumber(numbers.get(token)!));
    const byNumber = tokenRules(':host', tokens(true), (_, at) => writtenNumber(at));
    expect(valuesOf(byNumber)).toEqual(valuesOf(named));
  },
);
