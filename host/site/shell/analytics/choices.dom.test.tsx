import { afterEach, expect, it } from 'vitest';
import type { DataLayerEntry } from '@staykit/analytics/track.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { stayOffer } from '@staykit/testing/fixtures/offers.ts';
import { render, waitFor } from '@staykit/testing/render.tsx';
import { BoxStays } from '../../pages/box/box-stays.tsx';
import { NearbyHotels } from '../../pages/hotel/nearby-hotels.tsx';
import { RecentlyViewedRow } from '../../pages/recently-viewed/recently-viewed.tsx';
import { watchChoices } from './choices.ts';
import { watchImpressions } from './impressions.ts';
import { onTrack, track } from './track.ts';

const stay = { locale: 'fr_FR', t: createTranslate('en', en), now: () => TEST_NOW, assetBase: '' } as const;
const location = { label: 'Annecy' };
const stays = ['31', '32'].map((id) => stayOffer({ id, itemCategory: 'single_voucher' }));
const viewed = ['41', '42'].map((id) => ({
  id,
  type: 'STAY' as const,
  imageUrl: '/api/images/sea-01',
  label: `Item ${id}`,
  uri: `/product/${id}`,
  price: { sellPrice: 18_000 },
  hotel: { id: '4', label: 'Hôtel du Lac', location },
}));
const hotels = ['51', '52'].map((id) => ({ id, uri: `/hotel/${id}`, label: `Hotel ${id}`, location }));

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
});

it.each([
  [
    'stays of a box',
    () => (
      <BoxStays data={{ code: 'B', productUrl: '', first: { offers: stays, totalCount: 2 } }} stay={stay} />
    ),
    ['31', '32'],
    { id: '32', label: stays[1]?.hotel.label, price: stays[1]?.sellPrice, position: 1, flow: 'gifting' },
  ],
  [
    'recently viewed',
    () => <RecentlyViewedRow page="product" list={viewed} stay={stay} prefix="" />,
    ['41', '42'],
    { id: '42', label: 'Item 42', price: 18_000, position: 1, flow: 'gifting' },
  ],
  [
    'hotels nearby, which have no price',
    () => <NearbyHotels data={{ hotels }} stay={stay} prefix="" />,
    ['51', '52'],
    { id: '52', label: 'Hotel 52', position: 1, flow: 'gifting' },
  ],
] as const)(
  'a list in view, and the card that is chosen in it, are told once: %s [PANALYTICS-02] [PANALYTICS-04]',
  async (_list, element, ids, chosen) => {
    const told: DataLayerEntry[] = [];
    const view = await render(element());
    ends = [
      onTrack((entry) => told.push(entry)),
      watchImpressions(view.container, track),
      watchChoices(view.container, track, 'gifting'),
    ];
    const eventsOf = (name: string) => told.filter(({ event }) => event === name);
    await waitFor(() => expect(eventsOf('view_item_list')).toEqual([expect.objectContaining({ ids })]));
    expect(eventsOf('view_item_list')[0]).toHaveProperty('list', expect.stringMatching(/\S/));
    const link = [...view.container.querySelectorAll('article a')].at(-1) as HTMLElement;
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(eventsOf('select_item')).toEqual([{ event: 'select_item', ...chosen }]);
  },
);
