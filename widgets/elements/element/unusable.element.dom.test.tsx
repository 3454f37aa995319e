import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubShop, type AskedCall } from '@staykit/testing/fixtures/stub-shop.ts';
import { define as defineBookingBox } from '../booking-box.ts';
import { define as defineContactForm } from '../contact-form.ts';
import { define as defineResultsGrid } from '../results-grid.ts';
import { define as defineReviews } from '../reviews.ts';
import { define as defineSearchBox } from '../search-box.ts';

/* Pages whose author made a mistake, or whose framework wrote values before the elements were there. */
// As for visitors: without the help of a developer's console.
const source = { url: 'https://shop.example/elements/1/staykit.js', defaults: { debug: 'off' } };
const asked: AskedCall[] = [];
const errors: { code: string; message: string }[] = [];
const hear = (event: Event) => errors.push((event as CustomEvent<(typeof errors)[number]>).detail);
const unknown = () => Response.json({ code: 'NOT_FOUND', message: 'none', requestId: '1' }, { status: 404 });

let warned = vi.spyOn(console, 'warn');
beforeEach(() => {
  vi.stubGlobal('fetch', stubShop(asked));
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.addEventListener('stay-error', hear);
});
afterEach(() => {
  document.removeEventListener('stay-error', hear);
  vi.unstubAllGlobals();
  warned.mockRestore();
  document.body.replaceChildren();
  asked.length = errors.length = 0;
});

type Live = HTMLElement & Record<string, unknown>;

/** Puts an element with a link between its tags on the page. */
function place(tag: string, attributes: Record<string, string> = {}, properties: object = {}): Live {
  const element = document.createElement(tag) as Live;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  Object.assign(element, properties);
  element.innerHTML = '<a href="https://shop.example/search">Find a stay</a>';
  document.body.append(element);
  return element;
}

const link = (element: Element) => element.querySelector('a')!;
const isLive = (element: Element) => element.matches(':state(live)');
const searched = () =>
  asked.filter(({ call }) => call.id === 'getOffers').map(({ url: { search } }) => search);
const said = () => warned.mock.calls.map(([sentence]) => String(sentence));

describe('a grid that stood on the page before it was defined', () => {
  it('takes over an object that was set as a property, and does not take one for a text', async () => {
    const early = place('stay-results-grid', {}, { criteria: { stars: [5, 4] }, pageSize: 6 });
    const lost = place('stay-results-grid', { criteria: String({ stars: [5, 4] }), pagesize: '6' });
    expect(isLive(early)).toBe(false);
    defineResultsGrid(source);
    await vi.waitFor(() => expect(isLive(early)).toBe(true));
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    expect(Object.hasOwn(early, 'criteria')).toBe(false);
    expect(early['criteria']).toEqual({ stars: [5, 4] });
    await vi.waitFor(() => expect(searched()).toHaveLength(1));
    expect(searched()[0]).toMatch(/stars=5(,|%2C)4.*size=6/);

    expect(errors[0]).toMatchObject({ code: 'BAD_REQUEST' });
    expect(said()).toEqual([errors[0]!.message]);
    expect(said()[0]).toMatch(/^<stay-results-grid> criteria="\[object Object\]" .*whenDefined/);
    expect(isLive(lost)).toBe(false);
    expect(link(lost).checkVisibility()).toBe(true);
    // What the framework sets when it renders again.
    lost['criteria'] = { stars: [3] };
    await vi.waitFor(() => expect(searched()).toHaveLength(2));
    expect(searched()[1]).toMatch(/stars=3.*size=6/);
    expect(isLive(lost)).toBe(true);
  });

  it('reads an object that was written as JSON', async () => {
    defineResultsGrid(source);
    place('stay-results-grid', { criteria: JSON.stringify({ stars: [4] }) });
    await vi.waitFor(() => expect(searched()[0]).toMatch(/stars=4/));
    expect(errors).toEqual([]);
  });

  it.each([
    'Paris',
    'ville=75',
    '{"stars":',
    '{"ville":75}',
    '{"pax":null}',
    '{"pax":{"adults":4}}',
    '{"location":{"category":"town","id":"75"}}',
    '{"stars":[5],"ville":75}',
    'theme=spa',
    'stars=six',
    'sort=cheapest',
    'checkin=tomorrow',
    'a=x',
  ])('never searches for everything when it was asked for %s', async (criteria) => {
    defineResultsGrid(source);
    const grid = place('stay-results-grid', { criteria });
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    expect(said()[0]).toContain(`criteria="${criteria}" is invalid`);
    expect(link(grid).checkVisibility()).toBe(true);
    expect(searched()).toEqual([]);
  });

  it.each([
    ['{"city":75}', /[?&]city=75/],
    ['{"a":4}', /adult=4/],
    ['{"stars":5}', /stars=5/],
  ])('reads an object with the keys of the address, %s, as its text', async (criteria, asks) => {
    defineResultsGrid(source);
    place('stay-results-grid', { criteria });
    await vi.waitFor(() => expect(searched()).toHaveLength(1));
    expect(searched()[0]).toMatch(asks);
    expect(errors).toEqual([]);
  });

  it('searches for what it can read of a text, and names the rest once', async () => {
    defineResultsGrid(source);
    place('stay-results-grid', { criteria: 'stars=4&ville=75&a=x' });
    await vi.waitFor(() => expect(searched()[0]).toMatch(/stars=4/));
    expect(said()).toEqual([
      expect.stringContaining('criteria="stars=4&ville=75&a=x" is partly invalid: ville, a cannot be read'),
    ]);
    expect(errors).toMatchObject([{ code: 'BAD_REQUEST' }]);
  });

  it.each([{ ville: 75 }, { pax: null }, { stars: [{}] }])(
    'never searches for everything when its property is %j',
    async (criteria) => {
      defineResultsGrid(source);
      const grid = place('stay-results-grid', {}, { criteria });
      await vi.waitFor(() => expect(errors).toMatchObject([{ code: 'BAD_REQUEST' }]));
      expect(said()).toEqual([expect.stringContaining(`criteria="${JSON.stringify(criteria)}" is invalid`)]);
      expect(isLive(grid)).toBe(false);
      expect(searched()).toEqual([]);
    },
  );

  it('stays where it is when its method is told what nobody can read', async () => {
    defineResultsGrid(source);
    const grid = place('stay-results-grid') as unknown as HTMLElement & { search(wanted: string): void };
    await vi.waitFor(() => expect(searched()).toHaveLength(1));
    grid.search('Paris');
    await vi.waitFor(() => expect(errors).toMatchObject([{ code: 'BAD_REQUEST' }]));
    expect(searched()).toHaveLength(1);
  });
});

it('a value that cannot be used is told once, and the default stands in for it', async () => {
  defineSearchBox({ ...source, defaults: { ...source.defaults, locale: 'de_DE' } });
  const box = place('stay-search-box', {
    flow: 'bokking',
    partner: 'me',
    theme: 'pink',
    criteria: 'ville=75',
    shade: 'x',
  });
  await vi.waitFor(() => expect(isLive(box)).toBe(true));
  expect(
    said()
      .map((sentence) => / (\S+="[^"]*") is/.exec(sentence)?.[1])
      .toSorted(),
  ).toEqual(['criteria="ville=75"', 'data-locale="de_DE"', 'flow="bokking"', 'partner="me"', 'theme="pink"']);
  expect(errors.map(({ message }) => message)).toEqual(said());
  expect(box.shadowRoot!.querySelector('[lang]')?.getAttribute('lang')).toBe('fr-FR');
  box.setAttribute('results-url', '/results');
  await new Promise((resolve) => setTimeout(resolve));
  expect(errors).toHaveLength(5);
});

it.each(['theme=spa', '{"ville":75}', '{"pax":null}'])(
  'a search box with criteria that say nothing, %s, begins empty and tells of it once',
  async (criteria) => {
    defineSearchBox(source);
    const box = place('stay-search-box', { criteria });
    await vi.waitFor(() => expect(isLive(box)).toBe(true));
    // The loader's locale, which is wrong too, is told besides.
    const about = said().filter((sentence) => !sentence.includes('data-locale'));
    expect(about).toEqual([expect.stringContaining(`criteria="${criteria}" is invalid`)]);
    expect(errors).toContainEqual({ code: 'BAD_REQUEST', message: about[0] });
  },
);

describe.each([
  ['stay-booking-box', 'product-id', '1001', 'getDetail', defineBookingBox],
  ['stay-reviews', 'hotel-id', '345', 'getReviews', defineReviews],
] as const)('<%s>', (tag, name, id, call, define) => {
  it(`without ${name} is no higher than its link, says what to write, and comes to life once it is there`, async () => {
    define(source);
    const page = new CSSStyleSheet();
    page.replaceSync(`${tag}{min-height:500px;font-size:19px}`);
    document.adoptedStyleSheets.push(page);
    const element = place(tag);
    await vi.waitFor(() => expect(errors).toMatchObject([{ code: 'BAD_REQUEST' }]));
    expect(said()[0]).toContain(`<${tag}> needs ${name}="…"`);
    expect(link(element).checkVisibility()).toBe(true);
    expect(element.offsetHeight).toBeLessThan(40);
    expect(element.shadowRoot!.querySelector('button')).toBeNull();
    expect(getComputedStyle(link(element)).fontSize, 'the link looks like the page').toBe('19px');
    element.setAttribute(name, id);
    await vi.waitFor(() => expect(isLive(element)).toBe(true));
    expect(link(element).checkVisibility()).toBe(false);
    element.removeAttribute(name);
    await vi.waitFor(() => expect(link(element).checkVisibility()).toBe(true));
    expect(element.offsetHeight).toBeLessThan(40);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== page);
  });

  it(`with an unknown ${name} says so in a few lines, leads to all stays, and has no button that fails`, async () => {
    vi.stubGlobal('fetch', stubShop(asked, { [call]: unknown }));
    define(source);
    const element = place(tag, { [name]: '9', partner: '1042' });
    await vi.waitFor(() => expect(errors).toMatchObject([{ code: 'NOT_FOUND' }]));
    const all = await vi.waitFor(
      () => element.shadowRoot!.querySelector<HTMLAnchorElement>('[role=alert] a')!.href,
    );
    expect(all).toBe('https://shop.example/search?minisite=1042');
    expect(element.shadowRoot!.querySelector('button')).toBeNull();
    expect(element.offsetHeight).toBeLessThan(160);
    vi.stubGlobal('fetch', stubShop(asked));
    element.setAttribute(name, id);
    await vi.waitFor(() => expect(element.shadowRoot!.querySelector('[role=alert]')).toBeNull());
    expect(isLive(element)).toBe(true);
  });
});

describe('the settings of the calls', () => {
  it('lead an element to the servers of another shop, as JSON or as an object [PAPI-01]', async () => {
    const called: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      called.push(address);
      return new Response('{}', { status: 404 });
    });
    defineContactForm(source);
    const form = place('stay-contact-form', { settings: '{"frontGateway":"https://gateway.example"}' });
    await vi.waitFor(() =>
      expect(called).toEqual(['https://gateway.example/contact/challenge?locale=fr_FR']),
    );
    form['settings'] = { frontGateway: 'https://other.example' };
    await vi.waitFor(() => expect(called[1]).toBe('https://other.example/contact/challenge?locale=fr_FR'));
    expect(errors).toEqual([]);
  });

  it('that are no object are named, and those of the shop count', async () => {
    defineResultsGrid(source);
    place('stay-results-grid', { settings: 'quote=pull' });
    await vi.waitFor(() => expect(searched()).toHaveLength(1));
    expect(said()).toEqual([expect.stringContaining('settings="quote=pull" is invalid')]);
  });
});
