import { expect, it } from 'vitest';
import { elementContext } from './element-context.ts';

const HOME = 'https://cdn.example';

it('the element’s own attribute wins over the loader’s, and that over the default', () => {
  const loader = { api: 'https://shop.example', locale: 'nl_BE', partner: 1042, theme: 'magnolia' };
  expect(elementContext({}, {}, HOME)).toEqual({ api: HOME, locale: 'fr_FR' });
  expect(elementContext({}, loader, HOME)).toEqual(loader);
  expect(elementContext({ api: 'https://other.example', locale: 'it_IT', partner: 7 }, loader, HOME)).toEqual(
    {
      api: 'https://other.example',
      locale: 'it_IT',
      partner: 7,
      theme: 'magnolia',
    },
  );
});
