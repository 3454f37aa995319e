import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/rows.md', 'utf8');
const rows = [...page.matchAll(/^\| ([A-Z]+-\d+) +\| (.*?) +\| `([^`]+)`: /gm)].map(
  ([, id = '', reachable = '', file = '']) => ({ id, reachable, file }),
);

/** Whether a title of the file carries the row: `[CAL-16]`, `[ROUTE-14, CAL-16]` or `[CAL-14..18]`. */
function carries(file: string, id: string): boolean {
  const [prefix = '', number = ''] = id.split('-');
  return [...readFileSync(file, 'utf8').matchAll(/\[([A-Z]+-\d[^\]\n]*)\]/g)].some(([, list = '']) =>
    list.split(/, ?/).some((part) => {
      const [, name = prefix, from = '', to = from] =
        /^(?:([A-Z]+)-)?(\d+)(?:\.\.(?:\w+-)?(\d+))?$/.exec(part) ?? [];
      return name === prefix && Number(from) <= Number(number) && Number(number) <= Number(to);
    }),
  );
}

describe('the list of rows', () => {
  it('has each row of the specification once, with where it is reached', () => {
    expect(rows).toHaveLength(912);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(912);
    expect(rows.filter(({ reachable }) => reachable.trim() === '')).toEqual([]);
  });

  it('names tests that are there and carry the row', () => {
    expect(rows.filter(({ id, file }) => !existsSync(file) || !carries(file, id))).toEqual([]);
  });
});
