import { expect, it } from 'vitest';
import { elementContext } from './element-context.ts';

const HOME = 'https://cdn.example';

it('the element’s own attribute wins over the loader’s, and that over the default', () => {
  const loader = { api: 'https://shop.example/', locale: 'nl_BE', partner: '1042', theme: 'magnolia' };
  expect(elementContext({}, {}, HOME)).toEqual({ api: HOME, locale: 'fr_FR' });
  expect(elementContext({}, loader, HOME)).toEqual({
    api: 'https://shop.example',
    locale: 'nl_BE',
    partner: 1042,
    theme: 'magnolia',
  });
  expect(
    elementContext({ api: 'https://other.example', locale: 'it_IT', partner: '7' }, loader, HOME),
  ).toMatchObject({
    api: 'https://other.example',
    locale: 'it_IT',
    partner: 7,
    theme: 'magnolia',
  });
});

it('a locale that is not spoken is read as the default, and a partner that is no number as none [LOCALE-01]', () => {
  expect(elementContext({ locale: 'de_DE', partner: 'me' }, {}, HOME)).toEqual({
    api: HOME,
    locale: 'fr_FR',
  });
});

it('a locale may be written as `lang` is', () => {
  for (const [written, locale] of [
    ['nl-NL', 'nl_NL'],
    ['fr-BE', 'fr_BE'],
  ])
    expect(elementContext({}, { locale: written }, HOME).locale).toBe(locale);
});
