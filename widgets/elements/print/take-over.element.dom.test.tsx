import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { productDetail, reviewPage } from '@staykit/testing/fixtures/products.ts';
import { stubShop, type AskedCall } from '@staykit/testing/fixtures/stub-shop.ts';
import { define as defineBookingBox } from '../booking-box.ts';
import { define as defineContactForm } from '../contact-form.ts';
import type { ElementSource } from '../element/define-element.ts';
import { define as defineGiftDrawer } from '../gift-drawer.ts';
import { define as defineResultsGrid } from '../results-grid.ts';
import { define as defineReviews } from '../reviews.ts';
import { define as defineSearchBox } from '../search-box.ts';
import { renderElement, type ElementAttributes, type WidgetName } from './render-element.ts';

/* A magazine's server put an element into its page; then the page's script defines it. */
const SHOP = 'https://shop.example';
const source: ElementSource = { url: `${SHOP}/elements/1.0.0/staykit.js` };

interface Case {
  widget: WidgetName;
  define: (source: ElementSource) => void;
  attributes?: ElementAttributes;
  /** Calls that the live element still makes by itself: none of what it was printed with. */
  asks?: readonly string[];
}

const CASES: readonly Case[] = [
  { widget: 'search-box', define: defineSearchBox, attributes: { 'results-url': `${SHOP}/search` } },
  { widget: 'search-box', define: defineSearchBox, attributes: { criteria: 'city=75&theme=26&a=3' } },
  { widget: 'results-grid', define: defineResultsGrid },
  {
    widget: 'results-grid',
    define: defineResultsGrid,
    attributes: { criteria: 'stars=5,4', 'page-size': 6, partner: 1042 },
  },
  { widget: 'booking-box', define: defineBookingBox, attributes: { 'product-id': '1001' } },
  { widget: 'booking-box', define: defineBookingBox, attributes: { 'product-id': '1001', flow: 'gifting' } },
  { widget: 'gift-drawer', define: defineGiftDrawer, attributes: { 'product-id': '1001' } },
  { widget: 'reviews', define: defineReviews, attributes: { 'hotel-id': '345' } },
  {
    widget: 'contact-form',
    define: defineContactForm,
    attributes: { 'success-url': 'https://magazine.example/merci' },
    // Whether the shop takes messages from this page.
    asks: ['getContactChallenge'],
  },
];

/* A stay without dates has the price that it begins at; all reviews of the hotel are on the first page. */
const ANSWERS = {
  getDetail: () => Response.json({ ...productDetail(), priceType: 'from' }),
  getReviews: () => Response.json({ ...reviewPage(), totalCount: reviewPage().list.length }),
};
const asked: AskedCall[] = [];
const heard: string[] = [];
const records: MutationRecord[] = [];
const observer = new MutationObserver((list) => records.push(...list));
const hear = ({ type }: Event) => heard.push(type);
const EVENTS = ['stay-ready', 'stay-results', 'stay-error'];

beforeEach(() => {
  vi.stubGlobal('fetch', stubShop(asked, ANSWERS));
  for (const name of EVENTS) document.addEventListener(name, hear);
});
afterEach(() => {
  for (const name of EVENTS) document.removeEventListener(name, hear);
  observer.disconnect();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  for (const list of [asked, heard, records]) list.length = 0;
});

let groups = 0;
const print = (widget: WidgetName, attributes: ElementAttributes, now = Date.now) =>
  // No two of these share what is searched for.
  renderElement(
    widget,
    { ...attributes, group: `${(groups += 1)}` },
    { api: SHOP, files: '/elements/none', fetch: stubShop([], ANSWERS), now },
  );

/** A change, in the few words that a failure needs. */
const told = ({ type, target, attributeName, addedNodes, removedNodes }: MutationRecord) => {
  const html = (node: Node) => ((node as Element).outerHTML ?? node.textContent).slice(0, 120);
  const nodes = [...removedNodes]
    .map((node) => `-${html(node)}`)
    .concat([...addedNodes].map((node) => `+${html(node)}`));
  return `${type} ${attributeName ?? ''} ${html(target)} ${nodes.join(' ')}`;
};

/** Puts a print into the page, and waits until its element is live and has drawn. */
async function show({ widget, define }: Case, html: string): Promise<HTMLElement> {
  document.body.setHTMLUnsafe(html);
  const element = document.querySelector<HTMLElement>(`stay-${widget}`)!;
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(element, everything);
  observer.observe(element.shadowRoot!, everything);
  define(source);
  await vi.waitFor(() => expect(heard).toContain('stay-ready'), { timeout: 4_000 });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  records.push(...observer.takeRecords());
  return element;
}

describe.each(CASES)('<stay-$widget> of a magazine, with $attributes', (one) => {
  it.each(LOCALES)('is taken over in %s without a change, and asks for nothing again', async (locale) => {
    const html = await print(one.widget, { ...one.attributes, locale });
    const element = await show(one, html);
    // The bar of a grid at the very top of the window is held there.
    expect(records.map(told).filter((change) => !change.startsWith('attributes data-held'))).toEqual([]);
    expect(asked.map(({ call }) => call.id)).toEqual(one.asks ?? []);
    expect(heard).not.toContain('stay-error');
    expect(element.matches(':state(live)')).toBe(true);
  });
});

describe('what a reader types before the element is live', () => {
  const typeBefore = async (then: (field: HTMLInputElement) => void) => {
    const { define, ...one } = CASES[0]!;
    const field = () =>
      document
        .querySelector('stay-search-box')!
        .shadowRoot!.querySelector<HTMLInputElement>('[role="combobox"]')!;
    const typing = (from: ElementSource) => {
      field().focus();
      field().value = 'lis';
      then(field());
      define(from);
    };
    await show({ ...one, define: typing }, await print('search-box', { locale: 'fr_FR' }));
    return field();
  };

  it('stays in the search box, and is searched for', async () => {
    const field = await typeBefore(() => {});
    await vi.waitFor(() => expect(asked.map(({ call }) => call.id)).toContain('getAutocomplete'));
    expect(field.value).toBe('lis');
    expect(field.getAttribute('aria-expanded')).toBe('true');
  });

  it('opens nothing for long where the reader has left the field', async () => {
    const field = await typeBefore((left) => left.blur());
    await vi.waitFor(() => expect(field.value).toBe(''));
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the grid of a magazine', () => {
  const grid = CASES.find(({ widget }) => widget === 'results-grid')!;
  const cards = (element: Element) => element.shadowRoot!.querySelectorAll('[part="card"]');

  it('tells how much was found, as if it had asked', async () => {
    await show(grid, await print('results-grid', { locale: 'fr_FR' }));
    expect(heard).toContain('stay-results');
  });

  it('is live: a press on a filter opens it', async () => {
    const element = await show(grid, await print('results-grid', { locale: 'fr_FR' }));
    const filter = element.shadowRoot!.querySelector<HTMLButtonElement>('[part="toolbar"] button')!;
    filter.click();
    await vi.waitFor(() => expect(element.shadowRoot!.querySelector('dialog[open]')).toBeTruthy());
  });

  it('keeps the offers of an old print, and asks for those of today behind them', async () => {
    const yesterday = () => Date.now() - 24 * 60 * 60 * 1000;
    const element = await show(grid, await print('results-grid', { locale: 'fr_FR' }, yesterday));
    const before = [...cards(element)];
    expect(before.length).toBeGreaterThan(0);
    expect(asked.map(({ call }) => call.id)).toEqual(['getOffers']);
    await vi.waitFor(() => expect(heard.filter((name) => name === 'stay-results')).toHaveLength(2));
    expect([...cards(element)]).toEqual(before);
  });

  it('follows a search box of its page that begins with other criteria', async () => {
    const html = await print('results-grid', { locale: 'fr_FR' });
    const group = `${groups}`;
    const box = await renderElement(
      'search-box',
      { locale: 'fr_FR', group, criteria: 'stars=5&a=4' },
      {
        api: SHOP,
        fetch: stubShop([], ANSWERS),
      },
    );
    defineSearchBox(source);
    await show(grid, box + html);
    await vi.waitFor(() => expect(asked.map(({ call }) => call.id)).toEqual(['getOffers']));
    expect(asked[0]?.url.searchParams.get('stars')).toBe('5');
  });

  it.each<[string, (html: string) => string]>([
    ['another locale', (html) => html.replace('locale="fr_FR"', 'locale="nl_NL"')],
    ['another search', (html) => html.replace('locale=', 'criteria="stars=5" locale=')],
    ['a broken print', (html) => html.replace(/<script type="application\/json">.*?<\/script>/, '')],
  ])('is made anew where the page says %s', async (_, change) => {
    const element = await show(
      grid,
      change(await print('results-grid', { locale: 'fr_FR' satisfies Locale })),
    );
    await vi.waitFor(() => expect(cards(element).length).toBeGreaterThan(0));
    expect(asked.map(({ call }) => call.id)).toEqual(['getOffers']);
    expect(element.shadowRoot!.querySelector('link')).toBeNull();
  });

  it('searches anew for criteria that the page sets later, without the look of the print', async () => {
    const element = await show(grid, await print('results-grid', { locale: 'fr_FR', theme: 'magnolia' }));
    expect(element.shadowRoot!.querySelectorAll('link')).toHaveLength(2);
    element.setAttribute('criteria', 'stars=5');
    await vi.waitFor(() => expect(asked.map(({ call }) => call.id)).toEqual(['getOffers']));
    expect(element.shadowRoot!.querySelector('link')).toBeNull();
  });
});
