import elements from 'virtual:staykit-elements';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StayEvents } from '@staykit/element-spec/stay-events.ts';
import { stubShop } from '@staykit/testing/fixtures/stub-shop.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';

/* A magazine puts its own words and links into <stay-results-grid>. */
for (const define of elements)
  define({ url: 'https://cdn.example/elements/1/staykit.js', defaults: { api: 'https://shop.example' } });

const PATIENCE = { timeout: 4_000 };

async function place(html: string, answers: Parameters<typeof stubShop>[1] = {}): Promise<HTMLElement> {
  vi.stubGlobal('fetch', stubShop([], answers));
  document.body.innerHTML = html;
  const grid = document.querySelector<HTMLElement>('stay-results-grid')!;
  await vi.waitFor(
    () => expect(grid.shadowRoot?.querySelector('[part="results"][aria-busy="false"]')).toBeTruthy(),
    PATIENCE,
  );
  return grid;
}
const slotOf = (grid: HTMLElement, selector: string) => grid.querySelector(selector)!.assignedSlot;

/** A shop that has nothing, not even with other criteria. */
const nothing = () => {
  const { searchDetails } = goodAnswers()['getOffers'] as { searchDetails: object };
  return Response.json({ exactMatch: [], searchDetails: { ...searchDetails, totalCount: 0 } });
};

beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('what a page puts before and after the results stands there', async () => {
  const grid = await place(
    '<stay-results-grid><h2 slot="header">Weekends</h2><p slot="footer">Our prices</p></stay-results-grid>',
  );
  const [header, footer] = [slotOf(grid, 'h2')!, slotOf(grid, 'p')!];
  const cards = grid.shadowRoot!.querySelector('[part="card"]')!;
  expect(header.compareDocumentPosition(cards) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(footer.compareDocumentPosition(cards) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
});

it('stay-results names the offers, and what a page then adds stands on the card of each', async () => {
  const added = new Promise<string>((resolve) =>
    document.addEventListener(
      'stay-results',
      (event) => {
        const { target, detail } = event as CustomEvent<StayEvents['stay-results']>;
        const { id } = detail.offers[0]!;
        (target as HTMLElement).insertAdjacentHTML(
          'beforeend',
          `<em slot="card-badge-${id}">Tried</em><a slot="card-footer-${id}" href="/article">Read</a>`,
        );
        resolve(id);
      },
      { once: true },
    ),
  );
  const grid = await place('<stay-results-grid></stay-results-grid>');
  const id = await added;
  const card = grid.shadowRoot!.querySelector(`[part="card"][data-offer="${id}"]`)!;
  await vi.waitFor(() => {
    expect(card.contains(slotOf(grid, 'em'))).toBe(true);
    expect(card.contains(slotOf(grid, 'a'))).toBe(true);
  });
});

it('a page says in its own way that nothing was found; without it the grid says so', async () => {
  const answers = { getOffers: nothing, postOffers: nothing };
  const grid = await place(
    '<stay-results-grid><p slot="empty">Nothing this week</p></stay-results-grid>',
    answers,
  );
  await vi.waitFor(() => expect(slotOf(grid, 'p')).toBeTruthy(), PATIENCE);
  expect(slotOf(grid, 'p')!.querySelector('[part="empty"]')!.checkVisibility()).toBe(false);
  const plain = await place('<stay-results-grid></stay-results-grid>', answers);
  await vi.waitFor(
    () => expect(plain.shadowRoot!.querySelector('[part="empty"]')!.checkVisibility()).toBe(true),
    PATIENCE,
  );
});

it('what cannot be shown any more leaves the fallback, and not the slots of a grid that is gone', async () => {
  const grid = await place('<stay-results-grid><a href="/search">All stays</a></stay-results-grid>');
  expect(slotOf(grid, 'a')).toBeNull();
  grid.setAttribute('criteria', 'nonsense');
  await vi.waitFor(() => expect(slotOf(grid, 'a')).toBeTruthy(), PATIENCE);
});

it('texts of the page stand in place of ours, and the others stay', async () => {
  const grid = await place(
    `<stay-results-grid messages='{"results":{"list":"Nos séjours"},"card":{"otherOffers":4}}'></stay-results-grid>`,
  );
  const results = grid.shadowRoot!.querySelector('[part="results"]')!;
  expect(results.getAttribute('aria-label')).toBe('Nos séjours');
  expect(results.textContent).toContain('card.otherOffers');
  Object.assign(grid, { messages: { results: { list: 'Séjours' } } });
  await vi.waitFor(() => expect(results.getAttribute('aria-label')).toBe('Séjours'), PATIENCE);
  expect(results.textContent).not.toContain('card.otherOffers');
});
