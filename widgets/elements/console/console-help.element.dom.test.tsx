import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubShop } from '@staykit/testing/fixtures/stub-shop.ts';
import { define as defineBookingBox } from '../booking-box.ts';
import { define as defineContactForm } from '../contact-form.ts';
import { define as defineGiftDrawer } from '../gift-drawer.ts';
import { define as defineResultsGrid } from '../results-grid.ts';
import { define as defineReviews } from '../reviews.ts';
import { define as defineSearchBox } from '../search-box.ts';

/* Tests run on localhost, as a developer's page does. */
const SHOP = 'https://shop.example';
const source = {
  url: `${SHOP}/elements/1/staykit.js`,
  defaults: { patner: '1042', locale: 'de_DE', pageSize: '3' },
};

/** Lines of this file's tests: what is told of the page is told with the first element. */
const everSaid: string[] = [];
let warned = vi.spyOn(console, 'warn');
let informed = vi.spyOn(console, 'info');
beforeEach(() => {
  vi.stubGlobal('fetch', stubShop([]));
  const say = (line: unknown) => void everSaid.push(String(line));
  warned = vi.spyOn(console, 'warn').mockImplementation(say);
  informed = vi.spyOn(console, 'info').mockImplementation(say);
});
afterEach(() => {
  vi.unstubAllGlobals();
  warned.mockRestore();
  informed.mockRestore();
  document.body.replaceChildren();
});

const lines = () => warned.mock.calls.map(([line]) => String(line));
/** The lines about one element, without the address of the docs that each ends with. */
const about = (element: Element) =>
  warned.mock.calls
    .filter(([, one]) => one === element)
    .map(([line]) => String(line).replace(` ${SHOP}/docs/reference/elements#${element.localName}`, ''))
    .toSorted();

/** Resolves when nothing more has been said for a while. */
async function allIsSaid(): Promise<void> {
  let before = -1;
  while (before !== lines().length) {
    before = lines().length;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

const COMMON = { locale: 'de', partner: 'me', theme: 'pink', flow: 'bokking', settings: '{', grup: 'left' };
const EXPECTED = [
  'did you mean group?',
  'expected a JSON object',
  'expected one of fr_FR, es_ES, fr_BE, nl_BE, nl_NL, it_IT',
  'expected a whole number, 1 or more',
  'expected one of booking, gifting, activity, hotel',
  'expected one of base, magnolia, ',
];
const WRONG: [
  tag: string,
  define: typeof defineReviews,
  wrong: Record<string, string>,
  expected: string[],
][] = [
  [
    'stay-search-box',
    defineSearchBox,
    { 'result-url': '/s', criteria: 'Paris' },
    ['did you mean results-url?', 'expected criteria'],
  ],
  [
    'stay-results-grid',
    defineResultsGrid,
    {
      criteria: 'Paris',
      'page-size': 'many',
      sync: 'history',
      'new-tab': 'false',
      'map-tile': 'x',
      'map-attributions': 'x',
      'map-attribution-uri': 'x',
      'produkt-url': 'x',
      'data-group': 'left',
      'data-flow': 'gifting',
    },
    [
      'did you mean map-attribution-url?',
      'did you mean map-attribution?',
      'did you mean map-tiles?',
      'did you mean product-url?',
      'expected a whole number, 1 or more',
      'expected criteria',
      'expected group="left".',
      'expected flow="gifting", or data-flow on the loader script',
      'expected no attribute, or the property set to false',
      'expected one of none, hash',
    ],
  ],
  [
    'stay-booking-box',
    defineBookingBox,
    { product_id: '1', checkouturl: '/pay', 'chekout-url': '/pay' },
    ['did you mean checkout-url?', 'did you mean product-id?', 'needs product-id="…"'],
  ],
  [
    'stay-reviews',
    defineReviews,
    { 'hotelid-': '1', 'page-size': '0' },
    ['did you mean hotel-id?', 'expected a whole number, 1 or more', 'needs hotel-id="…"'],
  ],
  [
    'stay-gift-drawer',
    defineGiftDrawer,
    { open: 'false', 'productid-': '1', 'boxcode-': 'x', 'checkout-uri': '/pay' },
    [
      'did you mean box-code?',
      'did you mean checkout-url?',
      'did you mean product-id?',
      'expected no attribute, or the property set to false',
    ],
  ],
  ['stay-contact-form', defineContactForm, { 'sucess-url': '/' }, ['did you mean success-url?']],
];

describe('the author of a page where every attribute is wrong reads one clear line about each', () => {
  it.each(WRONG)('of <%s>', async (tag, define, wrong, expected) => {
    define(source);
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ ...COMMON, ...wrong })) element.setAttribute(name, value);
    document.body.append(element);
    await allIsSaid();
    const said = about(element).filter((line) => !line.includes('data-locale='));
    for (const line of said) expect(line).toMatch(new RegExp(`^<${tag}> (\\S+="[^"]*" |needs )`));
    const wanted = [...EXPECTED, ...expected];
    for (const words of wanted)
      expect(
        said.filter((line) => line.includes(words)),
        words,
      ).toHaveLength(wanted.filter((other) => other.includes(words)).length);
    expect(said).toHaveLength(wanted.length);
    // Nothing is said again when the element starts again.
    const before = lines().length;
    element.setAttribute('api', SHOP);
    await allIsSaid();
    expect(lines()).toHaveLength(before);
  });
});

it('an embedder whose page is right reads nothing about its elements', async () => {
  defineReviews(source);
  const reviews = document.createElement('stay-reviews');
  for (const [name, value] of Object.entries({
    'hotel-id': '345',
    pagesize: '5',
    class: 'wide',
    'aria-label': 'Avis',
    'data-test': 'x',
    '_ngcontent-a1': '',
    onclick: '',
  }))
    reviews.setAttribute(name, value);
  Object.assign(reviews, { __reactProps$x1: {}, partner: 7 });
  document.body.append(reviews);
  await vi.waitFor(() => expect(reviews.matches(':state(live)')).toBe(true));
  await allIsSaid();
  expect(about(reviews).filter((line) => !line.includes('data-locale='))).toEqual([]);
});

it('an attribute or a property that is set later is looked at too', async () => {
  defineReviews(source);
  const reviews = document.createElement('stay-reviews');
  reviews.setAttribute('hotel-id', '345');
  document.body.append(reviews);
  await allIsSaid();
  Object.assign(reviews, { hotelID: 7, pageSise: 5 });
  reviews.setAttribute('patner', '7');
  await allIsSaid();
  expect(about(reviews)).toEqual(
    expect.arrayContaining([
      '<stay-reviews> has no property hotelID: did you mean hotelId?',
      '<stay-reviews> has no property pageSise: did you mean pageSize?',
      '<stay-reviews> patner="7" is not read, as there is no such attribute: did you mean partner?',
    ]),
  );
});

it('a text of the page that the element does not have is told with the one that was meant', async () => {
  defineSearchBox(source);
  const box = document.createElement('stay-search-box');
  box.setAttribute('messages', '{"searchBox":{"serch":"Go","search":"Go"},"tours":{"book":"Go"}}');
  document.body.append(box);
  await allIsSaid();
  expect(about(box).filter((line) => line.includes('messages'))).toEqual([
    '<stay-search-box> messages: searchBox.serch is no text of this element: did you mean searchBox.search? https://shop.example/docs/reference/messages',
    '<stay-search-box> messages: tours.book is no text of this element: expected one of its texts. https://shop.example/docs/reference/messages',
  ]);
});

it('a shop that does not answer is told with its address, once', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  defineReviews(source);
  const reviews = document.createElement('stay-reviews');
  reviews.setAttribute('hotel-id', '345');
  reviews.setAttribute('settings', '{"retries":0}');
  document.body.append(reviews);
  await vi.waitFor(() =>
    expect(about(reviews).join()).toContain('api="https://shop.example" did not answer'),
  );
  reviews.setAttribute('page-size', '4');
  await allIsSaid();
  expect(about(reviews).filter((line) => line.includes('did not answer'))).toHaveLength(1);
});

it.each([
  ['NOT_FOUND', 404],
  ['BAD_REQUEST', 400],
])('an id that the shop answers with %s is told with its attribute', async (code, status) => {
  const gone = () => Response.json({ code, message: 'no', requestId: '1' }, { status });
  vi.stubGlobal('fetch', stubShop([], { getReviews: gone, getDetail: gone }));
  defineBookingBox(source);
  const box = document.createElement('stay-booking-box');
  box.setAttribute('product-id', '99999999');
  document.body.append(box);
  await vi.waitFor(() =>
    expect(about(box).join()).toMatch(
      /<stay-booking-box> product-id="99999999" is unknown: expected the id of one that the shop sells/,
    ),
  );
});

it('what is wrong with the page is told once: a tag, the loader, files that come late, a second version', async () => {
  const wrong = document.createElement('stay-serach-box');
  document.body.append(wrong, document.createElement('stay-reviews'), document.createElement('stay-reviews'));
  const { tellVersions } = await import('./console-help.ts');
  for (const tag of ['stay-reviews', 'stay-search-box']) tellVersions(tag, '0.9.0', '1.0.0', SHOP);
  await allIsSaid();
  const guide = `${SHOP}/docs/guides/embed`;
  for (const line of [
    `<stay-serach-box> is no element: did you mean <stay-search-box>? ${guide}`,
    `The loader script's data-patner="1042" is not read: did you mean data-partner? ${guide}`,
    `The loader script's data-page-size="3" is not read: expected page-size="3" on <stay-reviews>. ${guide}`,
    `The files of the elements come one round trip late, as no <link rel="modulepreload"> in the head names them: expected the lines that \`npx staykit embed\` prints. ${guide}`,
    `Staykit 0.9.0 defined <stay-reviews> before 1.0.0 came: expected one version on a page. Keep one loader. ${guide}`,
  ])
    expect(everSaid.filter((said) => said === line)).toHaveLength(1);
  expect(everSaid.filter((said) => said.includes('0.9.0'))).toHaveLength(1);
});
