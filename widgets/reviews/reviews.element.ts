import { createElement } from 'react';
import { createReviewsClient, type ReviewsClient } from '../client/product/create-reviews-client.ts';
import { StayError } from '../core/errors/catalogue.ts';
import { partnerLink } from '../core/market/partner-link.ts';
import { wholeNumber } from '../elements/attribute-readers.ts';
import type { ReadReviews } from '../client/product/reviews.ts';
import type { ElementDocs, ElementSpec } from '../elements/element-spec.ts';
import { Reviews } from './reviews.tsx';

/** `<stay-reviews>`: what guests wrote of one hotel, on anybody's page. */
export const reviewsElement: ElementSpec<ReviewsClient, ReadReviews> = {
  tag: 'stay-reviews',
  attributes: { 'hotel-id': String, 'page-size': wholeNumber },
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
      ...(pageSize !== undefined && { pageSize: Number(pageSize) }),
      onReady: () => emit('stay-ready', {}),
      onError: ({ code, message }) => emit('stay-error', { code, message }),
    });
  },
};

export const reviewsDocs: ElementDocs = {
  summary: 'What guests wrote of one hotel: scores, and reviews by date, score and language.',
  attributes: {
    'hotel-id': {
      type: 'string',
      description:
        'Id of the hotel. Needed: without it the fallback stays; one that the shop does not know is told, with the way to all stays.',
    },
    'page-size': {
      type: 'number',
      description: 'How many reviews are shown at first, and by each press on the button below them.',
      default: '10',
    },
  },
  parts: {
    summary: 'The score of the hotel, and the bars of its criteria.',
    score: 'The score.',
    review: 'One review.',
    button: 'The button that shows more.',
  },
  events: {
    'stay-ready': 'The reviews are there, or it is told that there are none.',
    'stay-error': 'A call failed, or `hotel-id` is missing; the element says what can be done.',
  },
};
