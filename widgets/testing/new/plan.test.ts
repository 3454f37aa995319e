import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WIDGET_NAMES } from '@staykit/element-spec/widget-names.ts';
import { NameError, PLANS, planOf } from './plan.ts';

describe('an engineer who adds something by one command', () => {
  it.each(Object.keys(PLANS))(
    'gets files of the usual shape for a %s, entered where they have to be',
    (kind) => {
      const { files, entries } = planOf(kind, 'never-made-yet', existsSync);
      expect(Object.keys(files).some((file) => file.includes('.test.'))).toBe(true);
      for (const text of Object.values(files))
        expect(text).toMatch(/NeverMadeYet|neverMadeYet|never[ -]made[ -]yet/);
      for (const { file, after } of entries)
        expect(readFileSync(file, 'utf8'), `${file}: ${after}`).toContain(after);
    },
  );

  it.each([
    ['component', 'PriceHistory', 'kebab-case'],
    ['component', 'calendar', 'taken'],
    ['widget', 'reviews', 'taken'],
    ['widget', 'core', 'taken'],
    ['page', '', 'kebab-case'],
    ['page', 'hotel', 'taken'],
    ['call', 'reviews', 'taken'],
    ['drawer', 'price-history', 'expected component, widget, page, call'],
  ])('is told why there is no %s %j', (kind, name, reason) => {
    expect(() => planOf(kind, name, existsSync)).toThrow(NameError);
    expect(() => planOf(kind, name, existsSync)).toThrow(reason);
  });

  it('finds each widget in the one list, with the files of a widget', () => {
    const folders = globSync('widgets/*/*.element.ts').map((file) => file.split('/')[1]);
    expect([...WIDGET_NAMES].toSorted()).toEqual(folders.toSorted());
    for (const name of WIDGET_NAMES)
      for (const file of [`widgets/${name}/${name}.print.ts`, `widgets/elements/${name}.ts`])
        expect(existsSync(file), file).toBe(true);
  });
});
