import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { dressPage } from '@staykit/testing/dress-page.ts';
import en from '@staykit/messages/en.json';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { facets } from '@staykit/testing/fixtures/facets.ts';
import { offerPage } from '@staykit/testing/fixtures/offers.ts';
import { render, waitFor, within } from '@staykit/testing/render.tsx';
import { resultsGridElement } from '../results-grid.element.ts';
import { ResultsGrid } from '../results-grid.tsx';

const now = () => TEST_NOW;

/** A page of offers that counts how often a card was made of its first one. */
function countedPage() {
  const found = offerPage(20, 20);
  const [offer] = found.offers;
  const label = offer!.label;
  let made = 0;
  Object.defineProperty(offer, 'label', { enumerable: true, get: () => ((made += 1), label) });
  return { found, made: () => made };
}

const show = (found = offerPage(20, 20), changes: { giftAmount?: number; newTab?: boolean } = {}) =>
  render(
    <ResultsGrid
      client={fakeClient({ offers: async () => found, facets: async () => facets() })}
      locale="fr_FR"
      messages={en}
      criteria={datedCriteria()}
      now={now}
      initial={{ page: found, facets: facets() }}
      {...changes}
    />,
  );

beforeAll(async () => {
  dressPage();
  await page.viewport(1280, 900);
});

it('a tick in a filter makes no card again [FILTER-07]', async () => {
  const { found, made } = countedPage();
  const view = await show(found);
  await view.user.click(view.getByRole('button', { name: /^Stars/ }));
  const box = (await view.findAllByRole('checkbox'))[0]!;
  const before = made();
  await view.user.click(box);
  expect(box).toBeChecked();
  expect(made()).toBe(before);
});

it('cards far below are left alone until they come near, and keep their place', async () => {
  const view = await show();
  const cards = [...view.container.querySelectorAll<HTMLElement>('[part="card"]')];
  const seen = (card: Element) => card.checkVisibility({ contentVisibilityAuto: true });
  await waitFor(() => expect(seen(cards[0]!)).toBe(true));
  const last = cards.at(-1)!;
  expect(seen(last)).toBe(false);
  const height = last.parentElement!.getBoundingClientRect().height;
  last.scrollIntoView();
  await waitFor(() => expect(seen(last)).toBe(true));
  expect(within(last).getByRole('heading')).toBeVisible();
  expect(Math.abs(last.parentElement!.getBoundingClientRect().height - height)).toBeLessThan(60);
});

it('with a gift along, cards of chosen dates show what is left to pay, and cards without a price of their dates do not [CARD-01] [CARD-02] [FLOW-07]', async () => {
  const found = offerPage(3, 3);
  found.offers[0]!.sellPrice = 26_000;
  found.offers[1]!.sellPrice = 15_000;
  found.offers[2]!.priceType = 'from';
  for (const offer of found.offers) delete offer.prices;
  const view = await show(found, { giftAmount: 20_000 });
  const list = view.getByRole('list', { name: 'Offers' });
  const cards = [...list.querySelectorAll<HTMLElement>('[part="card"]')];
  expect(cards.map((card) => card.dataset['kind'])).toEqual(['modification', 'modification', 'normal']);
  expect(within(cards[0]!).getByText('Supplement to pay').parentElement?.textContent).toMatch(/60\s€$/);
  expect(within(cards[1]!).getByText('Nothing to pay')).toBeVisible();
  expect(within(cards[2]!).queryByText('Nothing to pay')).toBeNull();
});

it('where a page asks for it, every card opens its offer in a new tab [ROUTE-19]', async () => {
  const targets = (view: Awaited<ReturnType<typeof show>>) =>
    [...view.container.querySelectorAll<HTMLAnchorElement>('[part="card"] h3 a, [part="card"] h2 a')].map(
      ({ target, rel }) => [target, rel].join(' '),
    );
  const plain = await show();
  expect(new Set(targets(plain))).toEqual(new Set([' ']));
  await plain.unmount();
  expect(new Set(targets(await show(undefined, { newTab: true })))).toEqual(new Set(['_blank noopener']));
});

it('cards of an element open new tabs where it has the attribute new-tab, and else do not [ROUTE-19]', () => {
  const grid = (values: object) =>
    resultsGridElement.render({
      values,
      context: { api: 'https://shop.example' },
      client: fakeClient(),
      locale: 'fr_FR',
      messages: en,
    } as never) as { props: { newTab?: boolean } };
  const stated = { newTab: resultsGridElement.attributes['new-tab']?.('') };
  expect([grid(stated).props.newTab, grid({}).props.newTab]).toEqual([true, false]);
});
