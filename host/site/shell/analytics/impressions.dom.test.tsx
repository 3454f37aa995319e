import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { baseCss } from '@staykit/themes/to-css.ts';
import { toPromoBar } from '@staykit/core/content/promo-bar.ts';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { ResultsGrid } from '@staykit/widgets/results-grid/results-grid.tsx';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { datedCriteria, TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { offerPage } from '@staykit/testing/fixtures/offers.ts';
import { render, waitFor } from '@staykit/testing/render.tsx';
import type { ShellProps } from '../shell-props.ts';
import { PromoBar } from '../banners/promo-bar.tsx';
import { watchImpressions } from './impressions.ts';

const shell: ShellProps = {
  address: { page: 'search', prefix: '' },
  locale: 'fr_FR',
  path: '/search',
  search: '',
  origin: { protocol: 'http', host: 'fr-fr.localhost' },
  sites: {},
  t: createTranslate('fr_FR', en),
  apiOrigin: '',
  visit: { care: false, variants: {}, variations: [], dismissed: new Set() },
};
const bar = toPromoBar({
  internalCode: 'spring',
  campaign: 'spring',
  category: 'stay',
  links: [{ label: 'Early', url: '/search' }],
});

beforeAll(async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
  await page.viewport(1280, 900);
});
let stop: (() => void) | undefined;
afterEach(() => stop?.());

it('a promo bar in view is told once, cards in view with their list, a chosen card by its item [ANALYTICS-06]', async () => {
  const track = vi.fn();
  const told = (event: string) => track.mock.calls.filter(([name]) => name === event).map(([, what]) => what);
  const view = await render(
    <>
      <PromoBar {...shell} bar={bar} />
      <ResultsGrid
        client={fakeClient({ offers: async () => offerPage(12, 12) })}
        locale="fr_FR"
        messages={en}
        criteria={datedCriteria()}
        now={() => TEST_NOW}
        track={track}
        onSelectOffer={() => false}
      />
    </>,
  );
  stop = watchImpressions(view.container, track);
  const ids = offerPage(12, 12).offers.map(({ id }) => id);
  await waitFor(() => expect(told('item_impressions')).not.toHaveLength(0), { timeout: 5_000 });
  expect(told('view_promotion')).toEqual([{ campaign: 'spring', category: 'stay' }]);
  expect(told('view_item_list')).toEqual([{ list: 'Offers', ids }]);
  const seen = told('item_impressions').flatMap(({ ids: some }: { ids: string[] }) => some);
  expect(ids).toEqual(expect.arrayContaining(seen));
  expect(seen.length).toBeLessThan(ids.length);
  expect(new Set(seen).size).toBe(seen.length);

  const card = view.container.querySelector<HTMLElement>('[data-offer] h3 a');
  await view.user.click(card!);
  expect(told('select_item')).toEqual([
    expect.objectContaining({ id: ids[0], position: 0, flow: 'booking' }),
  ]);
  expect(told('view_promotion')).toHaveLength(1);
});
