import { describe, expect, it } from 'vitest';
import {
  COMMON_ATTRIBUTES,
  criteria,
  oneOf,
  webAddress,
  wholeNumber,
} from '@staykit/element-spec/attribute-readers.ts';
import { elementValues } from './element-values.ts';

const ATTRIBUTES = {
  ...COMMON_ATTRIBUTES,
  criteria,
  'page-size': wholeNumber,
  'product-id': String,
  'results-url': webAddress,
  sync: oneOf('none', 'hash'),
  open: () => true,
};
const given = (name: string, value: unknown) => {
  const taken = elementValues('stay-probe', ATTRIBUTES);
  taken.take(name, value);
  return taken;
};

describe('what a page writes is taken over', () => {
  it.each([
    ['pageSize', '6', 6],
    ['pageSize', 6, 6],
    ['productId', 1057702, '1057702'],
    ['productId', ' 1052102\u00a0', '1052102'],
    ['productId', '\n  1052102\n', '1052102'],
    ['pageSize', '6 ', 6],
    ['partner', '\u00a01042', 1042],
    ['locale', 'nl_BE\n', 'nl_BE'],
    ['api', ' https://shop.example ', 'https://shop.example'],
    ['sync', ' hash', 'hash'],
    ['open', ' ', true],
    ['open', '', true],
    ['open', false, false],
    ['api', 'https://shop.example/', 'https://shop.example'],
    ['locale', 'nl-BE', 'nl_BE'],
    ['partner', '1042', 1042],
    ['partner', '2147483647', 2_147_483_647],
    ['flow', 'gifting', 'gifting'],
    ['resultsUrl', '/results', '/results'],
    ['resultsUrl', 'results.html?a=2', 'results.html?a=2'],
    ['resultsUrl', '#stays', '#stays'],
    ['resultsUrl', 'https://shop.example/s/{id}', 'https://shop.example/s/{id}'],
    ['criteria', 'city=75&stars=5,4', 'city=75&stars=5,4'],
    ['criteria', '{"stars":[5,4]}', { stars: [5, 4] }],
    ['criteria', { stars: [5, 4] }, { stars: [5, 4] }],
  ])('%s = %j', (name, value, taken) => {
    expect(given(name, value)).toMatchObject({ values: { [name]: taken }, unusable: {} });
  });

  it('an attribute that a template left empty is as if it were not there', () => {
    for (const name of ['pageSize', 'locale', 'partner', 'api', 'criteria', 'productId'])
      for (const empty of ['', ' \n\u00a0'])
        expect(given(name, empty)).toMatchObject({ values: {}, unusable: {} });
  });
});

describe('what cannot be used is left out, and told with what would be right', () => {
  it.each([
    ['pageSize', 'x', '<stay-probe> page-size="x" is invalid: expected a whole number, 1 or more.'],
    ['pageSize', -3, '<stay-probe> page-size="-3" is invalid: expected a whole number, 1 or more.'],
    ['partner', 'me', '<stay-probe> partner="me" is invalid: expected a whole number, 1 or more.'],
    [
      'partner',
      '2147483648',
      '<stay-probe> partner="2147483648" is invalid: expected a whole number, 1 or more.',
    ],
    ['sync', 'query', '<stay-probe> sync="query" is invalid: expected one of none, hash.'],
    [
      'flow',
      'bokking',
      '<stay-probe> flow="bokking" is invalid: expected one of booking, gifting, activity, hotel.',
    ],
    [
      'locale',
      'de_DE',
      '<stay-probe> locale="de_DE" is invalid: expected one of fr_FR, es_ES, fr_BE, nl_BE, nl_NL, it_IT.',
    ],
    [
      'api',
      'shop.example',
      '<stay-probe> api="shop.example" is invalid: expected an origin such as `https://shop.example`, without a path.',
    ],
    [
      'criteria',
      'Paris',
      '<stay-probe> criteria="Paris" is invalid: expected criteria such as `city=75&stars=5,4&a=2`, or JSON.',
    ],
    [
      'criteria',
      '{"stars":',
      '<stay-probe> criteria="{"stars":" is invalid: expected criteria such as `city=75&stars=5,4&a=2`, or JSON.',
    ],
  ])('%s = %j', (name, value, sentence) => {
    expect(given(name, value)).toMatchObject({ values: {}, unusable: { [name]: sentence } });
  });

  it.each([
    'javascript:void 0',
    ' JavaScript:void 0',
    'java\nscript:void 0',
    'data:text/html,a',
    'mailto:a@b.example',
  ])('an address that leads nowhere: %j', (text) => {
    expect(given('resultsUrl', text)).toMatchObject({
      values: {},
      unusable: {
        resultsUrl: expect.stringMatching(/is invalid: expected a path, or an address of http or https\.$/),
      },
    });
  });

  it('an object that a framework wrote as an attribute is told with what to do instead', () => {
    for (const name of ['criteria', 'productId', 'theme'])
      expect(given(name, '[object Object]').unusable[name]).toMatch(
        /="\[object Object\]" is invalid: expected a string; .* property after customElements\.whenDefined\('stay-probe'\), or write it as JSON\.$/,
      );
  });

  it('a value that is right in the end takes the complaint back, and the same again changes nothing', () => {
    const taken = elementValues('stay-probe', ATTRIBUTES);
    expect(taken.take('pageSize', 'x')).toBe(true);
    expect(taken.take('pageSize', 'x')).toBe(false);
    expect(taken.take('pageSize', '12')).toBe(true);
    expect(taken).toMatchObject({ values: { pageSize: 12 }, unusable: {} });
  });
});
