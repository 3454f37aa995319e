import { expect, it } from 'vitest';
import { EXPERIMENT_CONDITIONS } from '@staykit/experiments/assign-variants.ts';
import { isOn } from '@staykit/experiments/variants.ts';
import { cookiesOf, pageVisit } from './page-visit.ts';

const conditions = { ...EXPERIMENT_CONDITIONS, datesForced: { share: 0.5 }, autoDiscount: { share: 0.5 } };
const counted = (id: string) => ({ stay_consent: 'analytics', stay_client: id });

it('a visitor has the same variants at every request, and half of them another one than the other half [EXPERIMENT-01]', () => {
  const visit = (id: string) => pageVisit(counted(id), { care: false, conditions });
  const ids = Array.from({ length: 100 }, (_, at) => `visitor-${at}`);
  for (const id of ids.slice(0, 5))
    expect(new Set(ids.map(() => JSON.stringify(visit(id).variants))).size).toBe(1);
  const forced = ids.filter((id) => isOn('datesForced', visit(id).variants)).length;
  expect(forced).toBeGreaterThan(25);
  expect(forced).toBeLessThan(75);
  expect(visit('visitor-1').variations.map(({ groupId }) => groupId)).toEqual([
    'autoDiscount',
    'datesForced',
  ]);
});

it('who did not allow to be counted is in no experiment, and neither is an agent', () => {
  for (const cookies of [
    {},
    { stay_client: 'visitor-1' },
    { stay_consent: 'none', stay_client: 'visitor-1' },
    { stay_consent: 'preferences', stay_client: 'visitor-1' },
    { stay_consent: 'analytics', stay_client: '"><script>' },
  ])
    expect(pageVisit(cookies, { care: false, conditions })).toMatchObject({ variants: {}, variations: [] });
  expect(pageVisit(counted('visitor-1'), { care: true, conditions }).variations).toEqual([]);
});

it('a tester switches one feature and no other, and nothing that is none [EXPERIMENT-06]', () => {
  const visit = pageVisit({ stay_variants: 'datesForced:on.nobody:on.autoDiscount:maybe' }, { care: false });
  expect(visit.variants).toEqual({ datesForced: true });
  const both = pageVisit(
    { ...counted('visitor-1'), stay_variants: 'datesForced:off' },
    { care: false, conditions },
  );
  const without = pageVisit(counted('visitor-1'), { care: false, conditions });
  expect(both.variants).toEqual({ ...without.variants, datesForced: false });
});

it('cookies are read as they were sent; of two with a name the first counts', () => {
  expect({ ...cookiesOf('a=1; b=x=y;a=2; c') }).toEqual({ a: '1', b: 'x=y' });
  expect({ ...cookiesOf(undefined) }).toEqual({});
});
