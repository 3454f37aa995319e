import { expect, it } from 'vitest';
import { elementContext } from './element-context.ts';

const HOME = 'https://cdn.example';

it('the element’s own attribute wins over the loader’s, and that over the default', () => {
  const loader = { api: 'https://shop.example', locale: 'nl_BE', partner: 1042, theme: 'magnolia' };
  expect(elementContext({}, {}, HOME)).toEqual({ api: HOME, locale: 'fr_FR', consent: [] });
  expect(elementContext({}, loader, HOME)).toEqual({ ...loader, consent: [] });
  expect(elementContext({ api: 'https://other.example', locale: 'it_IT', partner: 7 }, loader, HOME)).toEqual(
    {
      api: 'https://other.example',
      locale: 'it_IT',
      partner: 7,
      theme: 'magnolia',
      consent: [],
    },
  );
});

it('only purposes count as consent, and an element’s own consent wins over that of the page', () => {
  const consentOf = (own: object, loader = {}) => elementContext({ ...own }, loader, HOME).consent;
  expect(consentOf({ consent: ['preferences', 'marketing'] })).toEqual(['preferences']);
  expect(consentOf({ consent: { preferences: true } })).toEqual([]);
  expect(consentOf({}, { consent: ['preferences'] })).toEqual(['preferences']);
  expect(consentOf({ consent: [] }, { consent: ['preferences'] })).toEqual([]);
});
