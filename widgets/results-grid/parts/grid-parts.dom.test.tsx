import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import en from '@staykit/messages/en.json';
import { dressPage } from '@staykit/testing/dress-page.ts';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { emptyPage, offerPage } from '@staykit/testing/fixtures/offers.ts';
import { render, waitFor } from '@staykit/testing/render.tsx';
import { ResultsGrid } from '../results-grid.tsx';
import type { ResultsGridProps } from '../results-grid-props.ts';

const show = (changes: Partial<ResultsGridProps>) =>
  render(
    <ResultsGrid
      client={fakeClient({ offers: async () => offerPage(6, 60) })}
      locale="fr_FR"
      messages={en}
      criteria={datedCriteria()}
      now={() => TEST_NOW}
      {...changes}
    />,
  );
const nothing = fakeClient({ offers: async () => emptyPage() });

beforeAll(async () => {
  dressPage();
  await page.viewport(1280, 900);
});

describe('a card of the page', () => {
  it('stands in place of ours, leads to the offer and tells that it was chosen', async () => {
    const onSelectOffer = vi.fn<() => boolean>(() => false);
    const view = await show({
      onSelectOffer,
      renderCard: ({ offer, href, position, onSelect }) => (
        <a data-mine={position} href={href} onClick={onSelect}>
          {offer.label}
        </a>
      ),
    });
    await waitFor(() => expect(view.container.querySelectorAll('[data-mine]')).toHaveLength(6));
    expect(view.container.querySelector('[part="card"]')).toBeNull();
    const [first] = view.container.querySelectorAll<HTMLAnchorElement>('[data-mine="0"]');
    expect(first!.getAttribute('href')).toMatch(/^\/product\/1001\?flow=booking#/);
    first!.click();
    expect(onSelectOffer).toHaveBeenCalledWith(expect.objectContaining({ url: first!.getAttribute('href') }));
  });

  it('opens the pictures and the other offers of its hotel, and may hold our card', async () => {
    const view = await show({
      renderCard: ({ usual, showPhotos, showOthers }) => (
        <div data-mine="">
          {usual}
          <button onClick={() => showPhotos()}>Look</button>
          <button onClick={showOthers}>Others</button>
        </div>
      ),
    });
    await waitFor(() => expect(view.container.querySelectorAll('[data-mine] [part="card"]')).toHaveLength(6));
    view.getAllByRole('button', { name: 'Others' })[0]!.click();
    await view.findByRole('dialog');
    view.getByRole('button', { name: 'Close' }).click();
    view.getAllByRole('button', { name: 'Look' })[0]!.click();
    await view.findByRole('dialog');
  });
});

describe('components of the page', () => {
  it('stand on each picture, at the end of each card, and around the results', async () => {
    const view = await show({
      components: {
        CardBadge: ({ offer }) => <em data-badge={offer.id}>Coup de cœur</em>,
        CardFooter: ({ offer }) => <a href={`/article/${offer.id}`}>Read the story</a>,
        Header: ({ total, status }) => <p data-header="">{`${status} ${total}`}</p>,
        Footer: () => <p data-footer="">Prices in euros</p>,
      },
    });
    await view.findByText('ready 60');
    await waitFor(() => expect(view.container.querySelectorAll('[data-badge]')).toHaveLength(6));
    const card = view.container.querySelector<HTMLElement>('[part="card"]')!;
    const badge = card.querySelector('[data-badge]')!.getBoundingClientRect();
    const picture = card.querySelector('[part="gallery"]')!.getBoundingClientRect();
    expect(badge.bottom).toBeLessThan(picture.bottom);
    expect(badge.top).toBeGreaterThan(picture.top);
    // The link of the card covers all of it, but for what the page added.
    const link = card.querySelector<HTMLElement>('a[href="/article/1001"]')!;
    link.scrollIntoView({ block: 'center' });
    const { left, top } = link.getBoundingClientRect();
    expect(document.elementFromPoint(left + 4, top + 4)).toBe(link);
    const order = [...view.container.querySelectorAll('[data-header], [part="toolbar"], [data-footer]')];
    expect(order.map((each) => each.getAttribute('part') ?? each.textContent)).toEqual([
      'ready 60',
      'toolbar',
      'Prices in euros',
    ]);
  });

  it('say in their own way that a search failed, and ask again', async () => {
    let calls = 0;
    const client = fakeClient({
      offers: async () => {
        calls += 1;
        if (calls === 1) throw new Error('away');
        return offerPage(6, 60);
      },
    });
    const view = await show({
      client,
      components: { Error: ({ onRetry }) => <button onClick={onRetry}>Once more</button> },
    });
    (await view.findByRole('button', { name: 'Once more' })).click();
    await waitFor(() => expect(view.container.querySelectorAll('[part="card"]')).toHaveLength(6));
  });
});

describe('where nothing was found', () => {
  const criteria = datedCriteria({ stars: [5] });

  it('the page says so in its own way', async () => {
    const view = await show({
      client: nothing,
      criteria,
      renderEmpty: ({ usual, criteria: { stars } }) => (
        <div data-mine="">
          {`No hotel with ${stars?.join()} stars`}
          {usual}
        </div>
      ),
    });
    await view.findByText('No hotel with 5 stars');
    expect(view.container.querySelector('[data-mine] [part="empty"]')).not.toBeNull();
  });

  it('a way out without filters searches again', async () => {
    const onResults = vi.fn<(detail: { criteria: { stars?: unknown } }) => void>();
    const view = await show({
      client: nothing,
      criteria,
      onResults,
      renderEmpty: ({ removeFilters }) => <button onClick={removeFilters}>All hotels</button>,
    });
    (await view.findByRole('button', { name: 'All hotels' })).click();
    await waitFor(() => expect(onResults.mock.lastCall?.[0].criteria.stars ?? []).toEqual([]));
  });

  it('nothing stands there where the page renders nothing', async () => {
    const view = await show({ client: nothing, criteria, renderEmpty: () => null });
    await waitFor(() =>
      expect(view.container.querySelector('[part="results"]')).toHaveAttribute('aria-busy', 'false'),
    );
    await waitFor(() => expect(view.container.querySelector('[part="skeleton"]')).toBeNull());
    expect(view.container.querySelector('[part="empty"]')).toBeNull();
  });
});
