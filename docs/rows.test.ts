import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/rows.md', 'utf8');
const entries = [...page.matchAll(/^- ([A-Z]+-\d[^:\n]*): (.+), `([^`]+)`$/gm)].flatMap(
  ([, ids = '', place = '', file = '']) => idsOf(ids).map((id) => ({ id, place, file })),
);

/** The ids in `CAL-16`, `ROUTE-14, CAL-16`, `CAL-14..18` or `CAL-14, 16`; a number alone belongs to `family`. */
function idsOf(list: string, family = ''): string[] {
  let prefix = family;
  return list.split(/, ?/).flatMap((part) => {
    const [, name, from = '', to = from] = /^(?:([A-Z]+)-)?(\d+)(?:\.\.(?:\w+-)?(\d+))?$/.exec(part) ?? [];
    prefix = name ?? prefix;
    if (from === '') return [];
    return Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => `${prefix}-${String(Number(from) + index).padStart(2, '0')}`,
    );
  });
}

/** The ids that the titles of a test file carry in brackets. */
function carried(file: string, family: string): Set<string> {
  const lists = readFileSync(file, 'utf8').matchAll(/\[([A-Z]+-\d[^\]\n]*)\]/g);
  return new Set([...lists].flatMap(([, list = '']) => idsOf(list, family)));
}

describe('the list of requirements', () => {
  it('has each requirement of the specification once', () => {
    expect(entries).toHaveLength(912);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(912);
  });

  it('names test files that exist and have a test with the id', () => {
    expect(
      entries.filter(({ id, file }) => !existsSync(file) || !carried(file, id.split('-')[0] ?? '').has(id)),
    ).toEqual([]);
  });
});
