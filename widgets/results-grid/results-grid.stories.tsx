import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { criteria, datedCriteria } from '@staykit/testing/fixtures/criteria.ts';
import { facets } from '@staykit/testing/fixtures/facets.ts';
import {
  activityOffer,
  emptyPage,
  offerPage,
  stayOffer,
  voucherOffer,
} from '@staykit/testing/fixtures/offers.ts';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { fails, never, story, type Scene } from '@staykit/testing/workshop/story.tsx';
import type { StayClient } from '@staykit/client/stay-client.ts';
import type { ResultsGridProps } from './results-grid-props.ts';
import { ResultsGrid } from './results-grid.tsx';

export default { component: ResultsGrid };

const grid = (
  answers: Partial<StayClient> = {},
  props: Partial<ResultsGridProps> = {},
  act: (scene: Scene) => Promise<void> = async ({ page, answered }) => {
    if (answers.offers === fails) await page.findByRole('alert');
    else if (answers.offers !== never) await answered();
  },
) =>
  story(
    (told) => (
      <ResultsGrid
        {...told}
        client={fakeClient({ offers: async () => offerPage(8, 60), ...answers })}
        criteria={datedCriteria()}
        address={memoryAddress('')}
        onSelectOffer={() => false}
        {...props}
      />
    ),
    act,
  );

const one = (offer: ReturnType<typeof stayOffer>) => async () => ({ ...offerPage(1, 1), offers: [offer] });

export const Found = grid();
export const WithoutDates = grid({}, { criteria: criteria() });
export const Loading = grid({ offers: never });
export const Failed = grid({ offers: fails });
export const Empty = grid({ offers: async () => emptyPage() });
export const Few = grid({ offers: async () => offerPage(2, 2) });
export const LongWords = grid({
  offers: one(
    stayOffer({
      label:
        'Une parenthèse de bien-être et de gastronomie pour toute la famille, avec dîner et accès au spa',
      hotel: {
        ...stayOffer().hotel,
        label: 'Hôtel-Restaurant & Spa Les Jardins de l’Ancienne-Abbaye-Saint-Germain',
      },
    }),
  ),
});
export const ToGive = grid({ offers: one(voucherOffer()) }, { criteria: criteria({ flow: 'gifting' }) });
export const ADayOut = grid({ offers: one(activityOffer()) }, { criteria: criteria({ flow: 'activity' }) });
export const WishList = grid({}, { wishlist: { offerIds: ['1001'], onToggle: () => {} } });
export const SomeFilters = grid({}, { criteria: datedCriteria({ stars: [4, 5], facilities: ['pool'] }) });
export const LastPage = grid({}, { criteria: datedCriteria({ page: 2 }) });

export const Filters = grid({ facets: async () => facets() }, {}, async ({ page, press }) => {
  await press('filters.filter');
  await page.findAllByRole('checkbox');
});
export const Sorts = grid({}, {}, ({ press }) => press('sort.label'));
export const Map = grid({}, {}, async ({ page, press }) => {
  await press('results.map');
  await page.findByRole('application');
});
export const Pictures = grid({}, {}, ({ press }) => press('card.slideshow'));
export const OtherOffers = grid({}, {}, async ({ page, user, t }) => {
  const link = await page.findAllByRole('link', { name: (name) => name.startsWith(t('card.otherOffers')) });
  await user.click(link[0] as HTMLElement);
  await page.findByRole('dialog');
});
