import type { Page, PageRequest } from '../../render/page.ts';
import { notFoundPage } from '../not-found/page.tsx';
import * as S from '../page.styles.ts';
import { requestCriteria } from '../search/load.ts';
import { StayPicture } from '../stay-tile.tsx';
import { HotelPlace } from './hotel-place.tsx';
import { HotelStays } from './hotel-stays.tsx';

/** Pictures of a hotel at the top of its page. */
const PICTURES = 4;

/** A hotel and the stays that are sold in it. */
export async function hotelPage(request: PageRequest): Promise<Page> {
  const { address, client, t, locale, productUrl, apiOrigin } = request;
  const { hotelId } = address;
  if (hotelId === undefined) return notFoundPage(request);
  const asked = requestCriteria(request);
  const criteria = { ...asked, flow: asked.flow === 'hotel' ? ('booking' as const) : asked.flow, hotelId };
  const { offers } = await client.offers(criteria);
  const [first] = offers;
  if (!first) return notFoundPage(request);
  const { hotel } = first;
  const pictures = [...new Set(offers.flatMap(({ images }) => images))].slice(0, PICTURES);
  return {
    status: 200,
    styles: 'page',
    data: {},
    shown: { kind: 'hotel', id: hotelId, criteria },
    head: {
      title: `${hotel.label}, ${hotel.location.label} | Staykit`,
      description: t('host.searchDescription'),
      image: `${first.imageUrl}/small.png`,
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Hotel',
          name: hotel.label,
          address: [hotel.location.address, hotel.location.zipCode, hotel.location.label]
            .filter(Boolean)
            .join(', '),
          ...(hotel.stars !== undefined && { starRating: { '@type': 'Rating', ratingValue: hotel.stars } }),
        },
      ],
    },
    body: (
      <S.Wrap>
        <S.DetailText>
          <S.PageTop>
            <h1>{hotel.label}</h1>
            <HotelPlace {...{ criteria, locale, t }} location={hotel.location} prefix={address.prefix} />
          </S.PageTop>
        </S.DetailText>
        <S.Gallery>
          {pictures.map((base, index) => (
            <StayPicture
              key={base}
              base={`${apiOrigin}${base}`}
              size={index === 0 ? 'large' : 'small'}
              width={index === 0 ? 960 : 640}
              height={index === 0 ? 540 : 360}
              alt={t('host.photo', { hotel: hotel.label, number: index + 1 })}
              lazy={index > 0}
            />
          ))}
        </S.Gallery>
        <S.Section>
          <S.SectionHead>
            <h2>{t('host.hotelStays')}</h2>
          </S.SectionHead>
          <div data-shown="">
            <HotelStays {...{ offers, criteria, locale, t, productUrl, apiOrigin }} />
          </div>
        </S.Section>
      </S.Wrap>
    ),
  };
}
