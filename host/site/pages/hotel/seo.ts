import { starsOf, type HotelDetail } from '@staykit/core/offer/hotel.ts';
import { RATING_SCALE } from '@staykit/core/review/rating-scale.ts';
import type { PageHead } from '../../framework/page.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';

/** What search engines learn about a hotel: what guests think of it, and nothing to keep once nothing is sold there. [HOTEL-08] [HOTEL-09] */
export function hotelHead(hotel: HotelDetail, { t, origin }: Pick<PageRequest, 'origin' | 't'>): PageHead {
  const { label, location, active, images, breadcrumb, review } = hotel;
  const site = `${origin.protocol}://${origin.host}`;
  const stars = starsOf(hotel);
  const isRated = review && review.count > 0 && review.average > 0;
  return {
    title: `${label}, ${location.label} | Staykit`,
    description: t('host.stayDescription', {
      stay: t('host.hotelStays'),
      hotel: label,
      place: location.label,
    }),
    ...(!active && { robots: 'noindex, follow' }),
    ...(images[0] !== undefined && { image: `${images[0]}/small.png` }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Hotel',
        name: label,
        address: [location.address, location.zipCode, location.label].filter(Boolean).join(', '),
        ...(stars && { starRating: { '@type': 'Rating', ratingValue: stars } }),
        ...(isRated && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: review.average,
            reviewCount: review.count,
            ...RATING_SCALE,
          },
        }),
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
    ],
  };
}
