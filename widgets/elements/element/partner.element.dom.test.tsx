import elements from 'virtual:staykit-elements';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stayOffer } from '@staykit/testing/fixtures/offers.ts';
import { stubShop, type AskedCall } from '@staykit/testing/fixtures/stub-shop.ts';

/* A magazine's page: its loader says once whose page it is, or an element for itself. */
const SHOP = 'https://shop.example';
const source = {
  url: 'https://cdn.example/elements/1/staykit.js',
  defaults: { api: SHOP, locale: 'fr_FR', partner: '1042' },
};
for (const define of elements) define(source);

type Live = HTMLElement & { search(): void; show(): void; submit(): void };

interface Walk {
  tag: string;
  attributes: Record<string, string>;
  /** What a reader does, after which everything that the walk looks at is there. */
  visit?(element: Live): Promise<void>;
  /** Calls that have to be among those that are made. */
  calls: readonly string[];
  /** Events that have to be among those that are told. */
  events: readonly string[];
  /** The fewest links to the shop. */
  links: number;
}

/** A part that is fetched first may take a while. */
const PATIENCE = { timeout: 4_000 };
const HOTEL = { id: '345', label: 'Hôtel', location: { lat: 45.9, lng: 6.1 }, weekendIds: ['1001'] };

const inside = <Found extends Element>(element: Element, selector: string): Promise<Found> =>
  vi.waitFor(() => {
    const found = element.shadowRoot?.querySelector<Found>(selector);
    expect(found, selector).toBeTruthy();
    return found!;
  }, PATIENCE);

const WALKS: Walk[] = [
  {
    tag: 'stay-search-box',
    attributes: {},
    visit: async (box) => {
      box.search();
      await vi.waitFor(() => expect(heard.map(({ type }) => type)).toContain('stay-search'));
    },
    calls: [],
    events: ['stay-ready', 'stay-search'],
    links: 0,
  },
  {
    tag: 'stay-results-grid',
    attributes: {},
    visit: async (grid) => {
      const card = await inside<HTMLAnchorElement>(grid, `a[href^="${SHOP}"]`);
      card.click();
      const others = await inside<HTMLAnchorElement>(grid, 'a[href*="hotelId="]');
      others.click();
      await inside(grid, `dialog a[href^="${SHOP}"]`);
      const buttons = [...grid.shadowRoot!.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Carte')!.click();
      (
        await inside<HTMLButtonElement>(grid, '[part="map"] [role="application"] button[aria-pressed]')
      ).click();
      await inside(grid, `[part="map-card"] a[href^="${SHOP}/product/"]`);
    },
    calls: ['getOffers', 'getDetail'],
    events: ['stay-ready', 'stay-results', 'stay-select-offer'],
    links: 5,
  },
  {
    tag: 'stay-booking-box',
    attributes: { 'product-id': '1001' },
    visit: async (box) => void (await inside(box, 'input[name="id"]')),
    calls: ['getDetail'],
    events: ['stay-ready'],
    links: 0,
  },
  {
    tag: 'stay-gift-drawer',
    attributes: { 'product-id': '1001' },
    visit: async (drawer) => {
      drawer.show();
      const go = await inside<HTMLButtonElement>(drawer, 'dialog [part="button"]');
      await vi.waitFor(() => {
        go.click();
        expect(heard.map(({ type }) => type)).toContain('stay-gift');
      });
    },
    calls: ['getGiftPrices'],
    events: ['stay-ready', 'stay-gift'],
    links: 0,
  },
  {
    tag: 'stay-reviews',
    attributes: { 'hotel-id': '345' },
    calls: ['getReviews'],
    events: ['stay-ready'],
    links: 0,
  },
  { tag: 'stay-contact-form', attributes: {}, calls: [], events: ['stay-ready'], links: 0 },
];

const EVENTS = [
  'ready',
  'error',
  'search',
  'results',
  'select-offer',
  'quote',
  'gift',
  'checkout',
  'contact-sent',
];
let heard: CustomEvent<{ partner?: number; url?: string }>[] = [];
const asked: AskedCall[] = [];
const hear = (event: Event) => {
  // The reader stays on the magazine's page.
  event.preventDefault();
  heard.push(event as (typeof heard)[number]);
};

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    stubShop(asked, {
      // What else the hotel of the first card sells, and where it is on the map.
      postOffers: () => Response.json({ packages: [HOTEL], exactMatch: [stayOffer({ id: '1002' })] }),
    }),
  );
  for (const name of EVENTS) document.addEventListener(`stay-${name}`, hear);
});
afterEach(() => {
  for (const name of EVENTS) document.removeEventListener(`stay-${name}`, hear);
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  heard = [];
  asked.length = 0;
});

/** Whether the contract lets a call name a partner. */
const takesPartner = ({ call }: AskedCall) => Object.hasOwn(shapeOf(call.query), 'minisite');
const shapeOf = (query: unknown): object => (query as { shape?: object } | undefined)?.shape ?? {};

async function expectPartner(
  { tag, attributes, visit, calls, events, links }: Walk,
  partner: string,
): Promise<void> {
  const element = document.createElement(tag) as Live;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (partner !== '1042') element.setAttribute('partner', partner);
  document.body.append(element);
  await vi.waitFor(() => expect(heard.map(({ type }) => type)).toContain('stay-ready'), { timeout: 4_000 });
  await visit?.(element);

  expect(heard.map(({ type }) => type)).toEqual(expect.arrayContaining([...events]));
  for (const { type, detail } of heard) {
    expect(detail.partner, type).toBe(Number(partner));
    if (detail.url !== undefined)
      expect(new URL(detail.url).searchParams.get('minisite'), detail.url).toBe(partner);
  }
  await vi.waitFor(() =>
    expect(asked.map(({ call }) => call.id)).toEqual(expect.arrayContaining([...calls])),
  );
  for (const one of asked)
    expect(one.url.searchParams.getAll('minisite'), one.url.href).toEqual(takesPartner(one) ? [partner] : []);
  const root = element.shadowRoot!;
  const toShop = [...root.querySelectorAll('a')].filter(({ href }) => href.startsWith(SHOP));
  expect(toShop.length).toBeGreaterThanOrEqual(links);
  for (const { href } of toShop)
    expect(new URL(href).searchParams.getAll('minisite'), href).toEqual([partner]);
  for (const form of root.querySelectorAll<HTMLFormElement>(`form[action^="${SHOP}"]`))
    expect(new FormData(form).getAll('minisite'), form.action).toEqual([partner]);
}

for (const one of WALKS)
  it(`every link, call and event of <${one.tag}> names the partner of the page, or the element's own [MINISITE-17] [MINISITE-18] [MINISITE-20]`, async () => {
    await expectPartner(one, '1042');
    document.body.replaceChildren();
    heard = [];
    asked.length = 0;
    await expectPartner(one, '7');
  });

it('a search opens the shop, but where a results grid of the same group shows it', async () => {
  const put = async (tag: string, group: string): Promise<Live> => {
    const element = document.createElement(tag) as Live;
    element.setAttribute('group', group);
    heard = [];
    document.body.append(element);
    await vi.waitFor(() => expect(heard.map(({ type }) => type)).toContain('stay-ready'), PATIENCE);
    return element;
  };
  const urlOf = async (box: Live): Promise<string | undefined> => {
    heard = [];
    box.search();
    await vi.waitFor(() => expect(heard.map(({ type }) => type)).toContain('stay-search'));
    return heard.find(({ type }) => type === 'stay-search')?.detail.url;
  };
  const box = await put('stay-search-box', 'left');
  expect(await urlOf(box)).toMatch(/^https:\/\/shop\.example\/search\?minisite=1042&flow=booking#a=2/);
  const coming = document.createElement('stay-results-grid');
  coming.setAttribute('group', 'left');
  document.body.append(coming);
  // Its files and texts are on their way.
  expect(await urlOf(box)).toMatch(/^\?flow=booking#a=2/);
  coming.remove();
  await vi.waitFor(() => expect(coming.shadowRoot?.childElementCount).toBe(0));
  const grid = await put('stay-results-grid', 'right');
  expect(await urlOf(box)).toContain(`${SHOP}/search`);
  grid.remove();
  await put('stay-results-grid', 'left');
  expect(await urlOf(box)).toMatch(/^\?flow=booking#a=2/);
});
