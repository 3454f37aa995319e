import elements from 'virtual:staykit-elements';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearConsent } from './hear-consent.ts';
import { stubShop } from '@staykit/testing/fixtures/stub-shop.ts';

const source = {
  url: 'https://cdn.example/elements/1/staykit.js',
  defaults: hearConsent({ api: 'https://shop.example', locale: 'fr_FR' }),
};
for (const define of elements) define(source);

type Live = HTMLElement & { search(): void; show(): void; consent: unknown };

const PATIENCE = { timeout: 4_000 };
const DATES = { checkin: '2030-06-10', checkout: '2030-06-12' };

const inside = <Found extends Element>(element: Element, selector: string): Promise<Found> =>
  vi.waitFor(() => {
    const found = element.shadowRoot?.querySelector<Found>(selector);
    expect(found, selector).toBeTruthy();
    return found!;
  }, PATIENCE);

/** The detail of the next event of a name; what it would open is not opened. */
const heard = <Detail,>(name: string): Promise<Detail> =>
  new Promise((resolve) => {
    const hear = (event: Event) => {
      event.preventDefault();
      resolve((event as CustomEvent<Detail>).detail);
    };
    document.addEventListener(name, hear, { once: true });
  });

function put(tag: string, attributes: Record<string, string> = {}): Live {
  const element = document.createElement(tag) as Live;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

/** Personalises a gift and presses Offer. */
async function give(attributes: Record<string, string> = {}): Promise<void> {
  const drawer = put('stay-gift-drawer', { 'product-id': '1001', ...attributes });
  drawer.show();
  const words = await inside<HTMLTextAreaElement>(drawer, 'dialog textarea');
  words.value = 'Joyeux anniversaire';
  words.dispatchEvent(new Event('input', { bubbles: true }));
  const given = heard('stay-gift');
  const go = await inside<HTMLButtonElement>(drawer, 'dialog [part="button"]');
  const press = setInterval(() => go.click(), 50);
  await given.finally(() => clearInterval(press));
  drawer.remove();
}

/** What a search box searches for that nobody touched. */
async function searched(attributes: Record<string, string> = {}) {
  const ready = heard('stay-ready');
  const box = put('stay-search-box', { 'results-url': 'https://shop.example/search', ...attributes });
  await ready;
  const search = heard<{ criteria: { checkin?: string } }>('stay-search');
  box.search();
  const { criteria } = await search;
  box.remove();
  return criteria.checkin;
}

const say = (detail: unknown) => document.dispatchEvent(new CustomEvent('stay-consent', { detail }));
const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

/** Cookies of before: other tests of this browser leave some. */
let cookies: string;
beforeEach(() => {
  cookies = document.cookie;
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', stubShop([]));
});
afterEach(() => {
  say('none');
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
});

describe('a visitor of a magazine', () => {
  it('who allowed nothing is not remembered, and nothing that is stored is read', async () => {
    keep('staykit.dates', DATES);
    expect(await searched()).toBeUndefined();
    await give();
    expect(Object.keys(localStorage)).toEqual(['staykit.dates']);
    expect([document.cookie, sessionStorage.length]).toEqual([cookies, 0]);
  });

  it('who allowed other purposes is not remembered either', async () => {
    await give({ consent: 'analytics advertising' });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('who allowed preferences finds their dates and their words again, in the three keys of the table', async () => {
    keep('staykit.dates', DATES);
    expect(await searched({ consent: 'preferences' })).toBe(DATES.checkin);
    await give({ consent: 'preferences' });
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'gift-customisation',
      'staykit.dates',
      'staykit.searches',
    ]);
    expect([document.cookie, sessionStorage.length]).toEqual([cookies, 0]);
  });

  it('is remembered from the moment on that the page says so, and no longer once it takes that back', async () => {
    say(new Set(['preferences']));
    await give();
    expect(Object.keys(localStorage)).toEqual(['gift-customisation']);
    localStorage.clear();
    say([]);
    await give();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe('an embedder', () => {
  it('reads back the consent of an element, its own before that of the page', () => {
    const box = put('stay-search-box');
    expect(box.consent).toEqual([]);
    say('preferences, analytics');
    expect(box.consent).toEqual(['preferences', 'analytics']);
    box.consent = ['advertising'];
    expect(box.consent).toEqual(['advertising']);
    box.setAttribute('consent', 'none');
    expect(box.consent).toEqual([]);
  });

  it('is told of a purpose that there is not, and nothing is allowed by it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const box = put('stay-search-box');
    say(['marketing']);
    expect(box.consent).toEqual([]);
    say(undefined);
    expect(box.consent).toEqual([]);
    expect(warn.mock.calls).toEqual([
      [
        '<stay-search-box> data-consent="marketing" is invalid: expected `none`, or some of preferences, analytics, advertising.',
      ],
    ]);
    const error = heard<{ message: string }>('stay-error');
    box.setAttribute('consent', 'marketing');
    expect((await error).message).toContain('<stay-search-box> consent="marketing" is invalid');
    warn.mockRestore();
  });
});
