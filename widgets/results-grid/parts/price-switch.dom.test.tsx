import axe from 'axe-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import en from '@staykit/messages/en.json';
import { dressPage } from '@staykit/testing/dress-page.ts';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { criteria, datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { offerPage, stayOffer } from '@staykit/testing/fixtures/offers.ts';
import { render, waitFor, within } from '@staykit/testing/render.tsx';
import { ResultsGrid } from '../results-grid.tsx';
import type { ResultsGridProps } from '../results-grid-props.ts';

const { prices: _prices, ...stay } = stayOffer({ sellPrice: 25_100, nights: 2, priceType: 'final' });
const hotel = { id: 'h1', label: 'Hôtel du Nord', lat: 50.63, lng: 3.06, weekendIds: ['11'] };

function show(changes: Partial<ResultsGridProps> = {}) {
  const client = fakeClient({
    packages: async () => ({ packages: [{ ...hotel, fromPrice: 25_100, fromNights: 2 }], offers: [] }),
    offers: async () => ({ ...offerPage(1), offers: [stay] }),
    detail: async () => stay,
  });
  return render(
    <ResultsGrid
      client={client}
      locale="fr_FR"
      messages={en}
      criteria={datedCriteria()}
      now={() => TEST_NOW}
      map={{ beside: true }}
      {...changes}
    />,
  );
}

beforeAll(dressPage);
beforeEach(async () => page.viewport(1280, 900));

/** What the largest figures of the card say. */
function leading(container: HTMLElement): string {
  const figures = [...container.querySelectorAll<HTMLElement>('[part="price"] :is(strong, b)')];
  const size = (one: HTMLElement) => parseFloat(getComputedStyle(one).fontSize);
  const [largest] = figures.sort((one, other) => size(other) - size(one));
  return largest!.parentElement!.innerText.replaceAll(/\s+/g, ' ').trim();
}

it('turns cards, markers, and the small card of a marker from the total to the night and back', async () => {
  const view = await show();
  const prices = within(await view.findByRole('group', { name: 'Show prices' }));
  await view.findByRole('article');
  const pin = () => view.container.querySelector<HTMLElement>('[part="map-beside"] [data-hotel]')!;
  await waitFor(() => expect(pin()).toBeVisible(), { timeout: 10_000 });
  expect(leading(view.container)).toBe('Total 251 € for 2 nights');
  expect([pin().textContent, pin().ariaLabel]).toEqual([
    '251\u00a0€',
    'Hôtel du Nord, from 251\u00a0€ for 2 nights',
  ]);

  await userEvent.click(prices.getByRole('button', { name: 'per night' }));
  expect(prices.getByRole('button', { name: 'per night' })).toHaveAttribute('aria-pressed', 'true');
  expect(leading(view.container)).toBe('126 € per night');
  await waitFor(() => expect(pin().textContent).toBe('126\u00a0€'));
  expect(pin().ariaLabel).toBe('Hôtel du Nord, from 126\u00a0€ per night');
  await userEvent.click(pin());
  const card = within(view.container.querySelector<HTMLElement>('[part="map-beside"]')!);
  expect(await card.findByText(/^126\s€ per night$/)).toBeVisible();
  expect(await card.findByText(/251\s€ for 2 nights · 2 people/)).toBeVisible();

  await userEvent.click(prices.getByRole('button', { name: 'Total' }));
  expect(leading(view.container)).toBe('Total 251 € for 2 nights');
  await waitFor(() => expect(pin().textContent).toBe('251\u00a0€'));
});

it('keeps what the visitor chose, and begins with it on the next visit', async () => {
  let kept = false;
  const keptPrices = { isNightly: () => kept, keep: (isNightly: boolean) => void (kept = isNightly) };
  const view = await show({ keptPrices });
  await view.findByRole('article');
  await userEvent.click(view.getByRole('button', { name: 'per night' }));
  expect(kept).toBe(true);
  const again = await show({ keptPrices });
  await again.findByRole('article');
  expect(leading(again.container)).toBe('126 € per night');
});

it('asks for no offers again, and leaves the address as it is', async () => {
  const client = fakeClient({ offers: async () => ({ ...offerPage(1), offers: [stay] }) });
  const view = await show({ client, map: false });
  await view.findByRole('article');
  const { hash } = location;
  await userEvent.click(view.getByRole('button', { name: 'per night' }));
  expect(client.callsOf('offers')).toHaveLength(1);
  expect(location.hash).toBe(hash);
});

it.each(['gifting', 'activity'] as const)('is not there in a flow without nights: %s', async (flow) => {
  const view = await show({ criteria: criteria({ flow }), map: false });
  await view.findAllByRole('article');
  expect(view.queryByRole('group', { name: 'Show prices' })).toBeNull();
});

it.each([280, 390, 768, 1280])(
  'fits in a grid of %i px, large enough for a thumb, without a finding',
  async (width) => {
    await page.viewport(width, 800);
    const view = await show({ map: false });
    const group = await view.findByRole('group', { name: 'Show prices' });
    await view.findByRole('article');
    const grid = view.container.querySelector('[part="results"]')!;
    expect(group.getBoundingClientRect().right).toBeLessThanOrEqual(grid.getBoundingClientRect().right + 0.5);
    expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
    for (const button of within(group).getAllByRole('button')) {
      const { x, width: wide, y, height } = button.getBoundingClientRect();
      for (const at of [y + height / 2 - 21, y + height / 2 + 21])
        expect(document.elementFromPoint(x + wide / 2, at)).toBe(button);
    }
    expect((await axe.run(group)).violations).toEqual([]);
  },
);
