import { createElement } from 'react';
import { createReviewsClient, type ReviewsClient } from '@staykit/client/product/create-reviews-client.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { REVIEWS_PAGE_SIZE } from '@staykit/core/review/review-page.ts';
import { partnerLink } from '@staykit/core/market/partner-link.ts';
import { wholeNumber } from '@staykit/element-spec/attribute-readers.ts';
import type { ReadReviews } from '@staykit/client/product/reviews.ts';
import type { ElementDocs, ElementSpec } from '@staykit/element-spec/element-spec.ts';
import { Reviews } from './reviews.tsx';

/** `<stay-reviews>`: what guests wrote of one hotel, on anybody's page. */
export const reviewsElement: ElementSpec<ReviewsClient, ReadReviews> = {
  tag: 'stay-reviews',
  attributes: { 'hotel-id': String, 'page-size': wholeNumber },
  defaults: () => ({ pageSize: REVIEWS_PAGE_SIZE }),
  decisive: ['hotelId'],
  reserve: 560,
  createClient: createReviewsClient,
  async prepare({ hotelId }) {
    // The page's own link stays, and whoever listens is told what to write.
    if (!hotelId) throw new StayError('BAD_REQUEST', '<stay-reviews> needs hotel-id="…", the id of a hotel.');
  },
  render({ values, context, client, locale, messages, printed, emit }) {
    const { hotelId, pageSize } = values;
    return createElement(Reviews, {
      client,
      locale,
      messages,
      hotelId: String(hotelId),
      searchUrl: partnerLink(`${context.api}/search`, context.partner),
      ...(printed && { initial: printed.data }),
      pageSize: Number(pageSize),
      onReady: () => emit('stay-ready', {}),
      onError: ({ code, message }) => emit('stay-error', { code, message }),
    });
  },
};

export const reviewsDocs: ElementDocs = {
  summary: 'Reviews of a hotel: scores, and reviews by date, score and language.',
  attributes: {
    'hotel-id': {
      type: 'string',
      description:
        'Id of the hotel. Required: without it the fallback stays. For an unknown hotel the element shows a notice with a link to all stays.',
    },
    'page-size': {
      type: 'number',
      description: 'Number of reviews shown first, and added by each press on the button.',
      default: '10',
    },
  },
  parts: {
    summary: 'The score and the bars of its criteria.',
    score: 'The score.',
    review: 'A review.',
    button: 'The button that shows more.',
  },
  events: {
    'stay-ready': 'The reviews, or the notice that there are none, are shown.',
    'stay-error': 'A call failed, or `hotel-id` is missing.',
  },
};
