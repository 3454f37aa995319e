import type { ProductDetail } from '@staykit/core/offer/product.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { RATING_SCALE } from '@staykit/core/review/rating-scale.ts';
import { reviewSummary, type ReviewPage } from '@staykit/core/review/review-page.ts';
import { shortText } from '../../framework/document/short-text.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';

/** Pictures of a stay in its structured data. */
const MOST_PICTURES = 5;

/** One or two sentences about a stay: what it is, and what the hotel says of itself. */
export function aboutStay({ label, hotel }: ProductDetail, t: Translate): string {
  const stay = t('host.stayDescription', { stay: label, hotel: hotel.label, place: hotel.location.label });
  return shortText([stay, hotel.description].filter(Boolean).join(' '));
}

/** What search engines learn about a stay: what it is, what it costs, what guests think, and where it stands. */
export function productData(
  offer: ProductDetail,
  reviews: ReviewPage | undefined,
  { t, origin, path }: Pick<PageRequest, 'origin' | 'path' | 't'>,
): object[] {
  const { hotel, label, imageUrl, sellPrice, breadcrumb = [] } = offer;
  const site = `${origin.protocol}://${origin.host}`;
  const summary = reviews && reviewSummary(reviews);
  const rating = summary && summary.totalCount > 0 && summary.score > 0;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: `${label}, ${hotel.label}`,
      description: aboutStay(offer, t),
      ...(imageUrl !== '' && {
        image: [imageUrl, ...offer.images]
          .slice(0, MOST_PICTURES)
          .map((image) => `${site}${image}/large.png`),
      }),
      ...(rating && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: summary.score,
          reviewCount: summary.totalCount,
          ...RATING_SCALE,
        },
      }),
      offers: {
        '@type': 'Offer',
        price: (sellPrice / 100).toFixed(2),
        priceCurrency: 'EUR',
        url: `${site}${path}`,
        availability: 'https://schema.org/InStock',
      },
    },
    ...(breadcrumb.length === 0
      ? []
      : [
          {
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: breadcrumb.map(({ label: name, uri }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              ...(uri !== undefined && { item: `${site}${uri}` }),
            })),
          },
        ]),
  ];
}
