import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import en from '@staykit/messages/en.json';
import { dressPage } from '@staykit/testing/dress-page.ts';
import {
  boxProduct,
  boxQuote,
  fakeBookingClient,
} from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { facets } from '@staykit/testing/fixtures/facets.ts';
import { offerPage } from '@staykit/testing/fixtures/offers.ts';
import { act, render, waitFor, within, type Rendered } from '@staykit/testing/render.tsx';
import { translatePage } from '@staykit/testing/translate-page.ts';
import { BookingBox } from './booking-box.tsx';
import { ResultsGrid } from './results-grid.tsx';
import { WidgetFrame } from './widget-frame.tsx';

const shared = { api: 'https://shop.example', locale: 'fr_FR', messages: en, now: () => TEST_NOW } as const;
const words = ({ container }: Rendered) => container.textContent.replaceAll('\u00a0', ' ');

/** As the browser does: after a while, and what is new a moment later. */
const translate = (view: Rendered) => act(() => translatePage(view.container));

beforeAll(async () => {
  dressPage();
  await page.viewport(1280, 900);
});

it('a booking box that the browser translated tells the price of other travellers', async () => {
  const client = fakeBookingClient({
    fetchProductQuote: async ({ pax }) => boxQuote({ sellPrice: 9_000 * pax.adult }),
  });
  const view = await render(
    <BookingBox
      {...shared}
      client={client}
      productId="31"
      product={boxProduct()}
      criteria={datedCriteria()}
    />,
  );
  await waitFor(() => expect(words(view)).toContain('180 €'));
  await translate(view);
  await view.user.click(view.getByRole('button', { name: /^Travellers/ }));
  const more = await view.findByRole('button', { name: 'Adults: one more' });
  await translate(view);
  await view.user.click(more);
  await view.user.click(view.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(words(view)).toContain('270 €'));
  expect(words(view)).toContain('3 adults');
  expect(words(view)).not.toMatch(/180 €|2 adults/);
});

it('a grid that the browser translated tells the number of other offers', async () => {
  const client = fakeClient({
    offers: async ({ stars }) => (stars.length > 0 ? offerPage(12, 171) : offerPage(12, 2_500)),
    facets: async ({ stars }) => ({ ...facets(), total: stars.length > 0 ? 171 : 2_500 }),
  });
  const view = await render(<ResultsGrid {...shared} client={client} criteria={datedCriteria()} />);
  await waitFor(() => expect(words(view)).toMatch(/2.500 offers/));
  await translate(view);
  await view.user.click(await view.findByRole('button', { name: /^Stars/ }));
  const choice = await view.findByRole('checkbox', { name: /^5 stars/ });
  await translate(view);
  await view.user.click(choice);
  const dialog = within(choice.closest<HTMLElement>('[popover], dialog, form') ?? view.container);
  await view.user.click(await dialog.findByRole('button', { name: /^View 171 offers/ }));
  await waitFor(() => expect(view.getByRole('heading', { level: 2 })).toHaveTextContent('171 offers'));
  expect(words(view)).not.toMatch(/2.500/);
});

/** A sentence of several texts, of which some come and go. */
const Sentence = ({ count, note, isNew }: { count: number; note?: string; isNew?: boolean }) => (
  <WidgetFrame locale="fr_FR" theme={undefined} nonce={undefined}>
    {isNew && <i>New: </i>}
    {count} offers
    {note && ` of ${note}`}
    {isNew && <b>!</b>} found
  </WidgetFrame>
);

it('texts of a translated sentence change, come and go in their places', async () => {
  const view = await render(<Sentence count={2} note="Annecy" />);
  const first = [...view.container.firstElementChild!.childNodes];
  await translate(view);
  expect(words(view)).toBe('2 offers of Annecy found');
  expect(view.container.querySelectorAll('font font').length).toBeGreaterThan(0);
  await view.rerender(<Sentence count={2} />);
  await waitFor(() => expect(words(view)).toBe('2 offers found'));
  await translate(view);
  await view.rerender(<Sentence count={3} note="Lyon" isNew />);
  await waitFor(() => expect(words(view)).toBe('New: 3 offers of Lyon! found'));
  await translate(view);
  await view.rerender(<Sentence count={4} />);
  await waitFor(() => expect(words(view)).toBe('4 offers found'));
  expect(view.container.firstElementChild!.firstChild).toBe(first[0]);
});

it('the texts of a page that is shown as it was written are back', async () => {
  const view = await render(<Sentence count={2} />);
  const texts = [...view.container.firstElementChild!.childNodes];
  await translate(view);
  await act(() =>
    view.container.querySelectorAll('.staykit > font').forEach((font, at) => font.replaceWith(texts[at]!)),
  );
  expect(words(view)).toBe('2 offers found');
  await view.rerender(<Sentence count={3} />);
  expect(words(view)).toBe('3 offers found');
});
