import { withShop } from '@staykit/core/market/shop.ts';
import { coordinatesOf, starsOf, type HotelDetail } from '@staykit/core/offer/hotel.ts';
import { RATING_SCALE } from '@staykit/core/review/rating-scale.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { shortText } from '../../framework/document/short-text.ts';
import type { PageHead } from '../../framework/page.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';

/** Pictures of a hotel in its structured data. */
const MOST_PICTURES = 5;

/** What search engines learn about a hotel: what guests think of it, and nothing to keep once nothing is sold there. [HOTEL-08] [HOTEL-09] */
export function hotelHead(
  hotel: HotelDetail,
  { t, origin, path }: Pick<PageRequest, 'origin' | 'path' | 't'>,
): PageHead {
  const { label, location, active, images, breadcrumb, review } = hotel;
  const site = `${origin.protocol}://${origin.host}`;
  const stars = starsOf(hotel);
  const place = coordinatesOf(location);
  const isRated = review && review.count > 0 && review.average > 0;
  return {
    title: withShop(`${label}, ${location.label}`),
    description: aboutHotel(hotel, t),
    ...(!active && { robots: 'noindex, follow' }),
    ...(images[0] !== undefined && { image: `${images[0]}/small.png` }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Hotel',
        name: label,
        url: `${site}${path}`,
        description: aboutHotel(hotel, t),
        image: images.slice(0, MOST_PICTURES).map((image) => `${site}${image}/large.png`),
        address: {
          '@type': 'PostalAddress',
          streetAddress: location.address,
          postalCode: location.zipCode,
          addressLocality: location.label,
          addressRegion: location.region,
        },
        ...(place && { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng } }),
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

/** One or two sentences about a hotel: what it says of itself, where anything is known. */
function aboutHotel({ label, location, description }: HotelDetail, t: Translate): string {
  const stays = t('host.stayDescription', {
    stay: t('host.hotelStays'),
    hotel: label,
    place: location.label,
  });
  return shortText([stays, description].filter(Boolean).join(' '));
}
