import { testRequest } from '../../fixtures/test-request.ts';
import { printElement } from '../../framework/document/print-element.ts';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { createProductClient } from '@staykit/client/product/create-product-client.ts';
import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import { EMPTY_REVIEWS_TEXT_IN } from '@staykit/core/review/empty-reviews.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { reviewPage } from '@staykit/testing/fixtures/products.ts';
import { GuestReviews } from '../product/reviews/guest-reviews.tsx';
import { HotelReviews } from './hotel-reviews.tsx';

const hotel = { id: '345', label: 'Hôtel du Lac' };
const request = testRequest({
  address: { page: 'hotel', prefix: '' },
  locale: 'fr_FR',
  t: createTranslate('en', en),
});
const stay = { t: request.t, locale: request.locale, now: () => TEST_NOW, assetBase: '' };
const print = (element: ReactElement) =>
  printElement(<StayContext.Provider value={stay}>{element}</StayContext.Provider>);
const FIRST = 'Be the first to try this brand new experience!';

/** What both pages show of the reviews that the shop answers with. */
async function shown(status: number, answer: object) {
  const client = createProductClient({
    api: 'https://api.example/api',
    locale: 'fr_FR',
    now: () => TEST_NOW,
    retries: 0,
    fetch: async () => Response.json(answer, { status }),
  });
  const block = await client.reviewBlock(hotel.id);
  const reviews = await client.reviews(hotel.id).catch(() => undefined);
  return {
    product: print(<GuestReviews reviews={block} hotel={hotel} request={request} />),
    hotel: print(<HotelReviews reviews={reviews} hotel={hotel} request={request} />),
  };
}

it('nobody wrote yet: the page of the hotel invites to be the first, that of a stay says nothing [SERROR-04]', async () => {
  expect(EMPTY_REVIEWS_TEXT_IN).toEqual(['modal', 'hotel']);
  const none = await shown(200, { totalCount: 0, score: 0, list: [], details: [] });
  expect(none.product).toBe('');
  expect(none.hotel).toContain(FIRST);
});

it('reviews that cannot be had leave neither a block nor the invitation on any page [SERROR-04]', async () => {
  expect(await shown(500, { code: 'SERVER', message: 'x', requestId: '1' })).toEqual({
    product: '',
    hotel: '',
  });
});

it('what was written is shown on both', async () => {
  const { product, hotel: ofHotel } = await shown(200, reviewPage());
  for (const html of [product, ofHotel]) {
    expect(html).toContain('data-section="reviews"');
    expect(html).not.toContain(FIRST);
  }
});
