import axe from 'axe-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from 'vitest/browser';
import { dressPage } from '@staykit/testing/dress-page.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import en from '@staykit/messages/en.json';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { facets } from '@staykit/testing/fixtures/facets.ts';
import { offerPage, stayOffers } from '@staykit/testing/fixtures/offers.ts';
import { act, render, waitFor, within } from '@staykit/testing/render.tsx';
import { ResultsGrid } from './results-grid.tsx';
import type { ResultsGridProps } from './results-grid-props.ts';

const now = () => TEST_NOW;
/** Parts that load on demand take their time the first time. */
const WAIT = { timeout: 8_000 };
const OTHERS = 'See the other offers from this hotel';

async function show(changes: Partial<ResultsGridProps> = {}) {
  const view = await render(
    <ResultsGrid
      client={fakeClient()}
      locale="fr_FR"
      messages={en}
      criteria={datedCriteria({ stars: [4] })}
      now={now}
      initial={{ page: offerPage(6, 60), facets: facets() }}
      {...changes}
    />,
  );
  const card = view.getAllByRole('article')[0]!;
  return { ...view, card };
}

beforeAll(async () => {
  dressPage();
  await page.viewport(1280, 900);
});

describe('the pictures of a card, large', () => {
  it('open with Enter on the one stop that they are for a key, and Escape leads back to it [CARD-23]', async () => {
    const view = await show();
    expect(within(view.card).getByRole('group', { name: 'Photos of Hôtel Annecy 1' }).tabIndex).toBe(-1);
    const pictures = within(view.card).getByRole('button', { name: 'Enlarge the photos, Hôtel Annecy 1' });
    expect(pictures.tabIndex).toBe(0);
    pictures.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await view.findByRole('dialog', { name: 'Hôtel Annecy 1' }, WAIT);
    expect(dialog.matches(':modal')).toBe(true);
    const { width, height } = dialog.getBoundingClientRect();
    expect([width, height]).toEqual([innerWidth, innerHeight]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(pictures);
  });

  it('open from the button over them, which has the focus again afterwards [CARD-23]', async () => {
    const view = await show();
    const button = within(view.card).getByRole('button', { name: /^Enlarge the photos, / });
    await userEvent.click(button);
    await view.findByRole('dialog', { name: 'Hôtel Annecy 1' }, WAIT);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('are all there, and moved through by keys, arrows and thumbnails', async () => {
    const view = await show();
    await userEvent.click(within(view.card).getByRole('button', { name: /^Enlarge the photos, / }));
    const dialog = await view.findByRole('dialog', {}, WAIT);
    const said = within(dialog).getByRole('status');
    expect(said).toHaveTextContent('Photo 1 of 5');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(said).toHaveTextContent('Photo 3 of 5'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next photo' }));
    await waitFor(() => expect(said).toHaveTextContent('Photo 4 of 5'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Photo 2 of 5' }));
    await waitFor(() => expect(said).toHaveTextContent('Photo 2 of 5'));
    await userEvent.keyboard('{End}{ArrowRight}');
    await waitFor(() => expect(said).toHaveTextContent('Photo 5 of 5'));
    const strip = within(dialog).getByRole('group', { name: 'Photos of Hôtel Annecy 1' });
    await waitFor(() => expect(strip.scrollLeft).toBe(4 * strip.clientWidth));
  });

  it('begin with the one that the card showed', async () => {
    const view = await show();
    within(view.card)
      .getByRole('button', { name: /^Enlarge the photos, / })
      .focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const dialog = await view.findByRole('dialog', {}, WAIT);
    expect(within(dialog).getByRole('status')).toHaveTextContent('Photo 2 of 5');
    const strip = within(dialog).getByRole('group');
    await waitFor(() => expect(strip.scrollLeft).toBe(strip.clientWidth));
  });

  it('have no accessibility finding', async () => {
    const view = await show();
    await userEvent.click(within(view.card).getByRole('button', { name: /^Enlarge the photos, / }));
    const { violations } = await axe.run(await view.findByRole('dialog', {}, WAIT));
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

describe('the other offers of a hotel', () => {
  it('open beside the results, asked for by hotel, and without the offer itself [CARD-12]', async () => {
    const [first, second, third] = stayOffers(3);
    const client = fakeClient({
      packages: async () => ({ packages: [], offers: [first!, second!, third!] }),
    });
    const view = await show({ client });
    const link = within(view.card).getByRole('link', { name: OTHERS });
    await userEvent.click(link);
    const drawer = await view.findByRole('dialog', { name: 'Other offers from Hôtel Annecy 1' }, WAIT);
    const cards = await within(drawer).findAllByRole('article');
    expect(cards.map((card) => card.dataset.offer)).toEqual([second!.id, third!.id]);
    expect(cards.every((card) => card.dataset.kind === 'condensed')).toBe(true);
    const [request] = client.callsOf('packages')[0]!;
    expect(request).toMatchObject({
      kind: 'hotel',
      criteria: { hotelId: '345', checkin: '2030-06-10', night: 2, stars: [] },
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(link);
  });

  it('a failure is said in the drawer alone, and trying again helps [ERROR-06]', async () => {
    let times = 0;
    const client = fakeClient({
      packages: async () => {
        if (times++ === 0) throw new StayError('SERVER', 'offers.json answered 500');
        return { packages: [], offers: stayOffers(3) };
      },
    });
    const onError = vi.fn();
    const view = await show({ client, onError });
    await userEvent.click(within(view.card).getByRole('link', { name: OTHERS }));
    const drawer = await view.findByRole('dialog', {}, WAIT);
    expect(await within(drawer).findByRole('alert')).toHaveTextContent('Oops, something went wrong');
    expect(onError).toHaveBeenCalledWith({ code: 'SERVER', message: 'offers.json answered 500' });
    expect(view.getAllByRole('article')).toHaveLength(6);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Try again' }));
    expect(await within(drawer).findAllByRole('article')).toHaveLength(2);
  });

  it('are placeholders while they come, and their absence is said', async () => {
    let answer!: (value: { packages: []; offers: [] }) => void;
    const client = fakeClient({ packages: () => new Promise((resolve) => (answer = resolve)) });
    const view = await show({ client });
    await userEvent.click(within(view.card).getByRole('link', { name: OTHERS }));
    const drawer = await view.findByRole('dialog', {}, WAIT);
    expect(within(drawer).getAllByRole('group', { name: 'Offer loading' })).toHaveLength(3);
    await waitFor(() => expect(answer).toBeTypeOf('function'));
    await act(() => answer({ packages: [], offers: [] }));
    expect(within(drawer).queryByRole('group', { name: 'Offer loading' })).toBeNull();
    within(drawer).getByText('This hotel has no other offer for your search.');
  });

  it('choosing one tells the page, as a card of the grid does', async () => {
    const onSelectOffer = vi.fn(() => false);
    const view = await show({ onSelectOffer });
    await userEvent.click(within(view.card).getByRole('link', { name: OTHERS }));
    const drawer = await view.findByRole('dialog', {}, WAIT);
    const [card] = await within(drawer).findAllByRole('article');
    await userEvent.click(within(card!).getAllByRole('link')[0]!);
    expect(onSelectOffer).toHaveBeenCalledTimes(1);
  });

  it('a press with Ctrl opens the link in a tab instead', async () => {
    const view = await show();
    const link = within(view.card).getByRole('link', { name: OTHERS });
    expect(link).toHaveAttribute('href', expect.stringContaining('hotelId=345'));
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    let ours = true;
    const stop = (event: Event) => {
      ours = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', stop, { once: true });
    await act(() => void link.dispatchEvent(press));
    expect(ours).toBe(false);
    expect(view.queryByRole('dialog')).toBeNull();
  });

  it('have no accessibility finding', async () => {
    const view = await show();
    await userEvent.click(within(view.card).getByRole('link', { name: OTHERS }));
    const drawer = await view.findByRole('dialog', {}, WAIT);
    await within(drawer).findAllByRole('article');
    const { violations } = await axe.run(drawer);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

describe('the heart of a card', () => {
  it('tells which offer was meant, and shows what is kept [WISHLIST-01]', async () => {
    const onToggle = vi.fn();
    const view = await show({ wishlist: { offerIds: ['1002'], onToggle } });
    const hearts = await waitFor(() => {
      const found = view.getAllByRole('button', { name: /wishlist/ });
      expect(found).toHaveLength(6);
      return found;
    }, WAIT);
    expect(hearts.map((heart) => heart.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
      'false',
      'false',
      'false',
      'false',
    ]);
    await userEvent.click(hearts[0]!);
    expect(onToggle.mock.calls.map(([offer]) => offer.id)).toEqual(['1001']);
  });

  it('of an activity does nothing [WISHLIST-03]', async () => {
    const onToggle = vi.fn();
    const onSelectOffer = vi.fn(() => false);
    const client = fakeClient();
    const view = await show({
      client,
      wishlist: { offerIds: [], onToggle },
      onSelectOffer,
      criteria: datedCriteria({ flow: 'activity' }),
      initial: { page: await client.activities(datedCriteria({ flow: 'activity' })) },
    });
    const heart = await view.findByRole('button', { name: /wishlist/ }, WAIT);
    const before = client.calls.length;
    await userEvent.click(heart);
    expect([onToggle, onSelectOffer].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(client.calls).toHaveLength(before);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});
