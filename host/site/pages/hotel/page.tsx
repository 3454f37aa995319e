import type { ReactElement } from 'react';
import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import { ReviewScore } from '@staykit/ui/components/reviews/review-score/review-score.tsx';
import { Stars } from '@staykit/ui/components/reviews/review-score/stars.tsx';
import { hotelLists, starsOf, type HotelDetail } from '@staykit/core/offer/hotel.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import type { ReviewPage } from '@staykit/core/review/review-page.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { HotelRooms } from './rooms/hotel-rooms.tsx';
import { NearbyHotels } from './nearby-hotels.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { IslandProps, SitePage } from '../../registry/islands.ts';
import { GiftLinePlace } from '../gift/gift-line-place.tsx';
import { Island } from '../../registry/island.tsx';
import { serverStay } from '../../framework/island-page.ts';
import { notFoundPage } from '../errors/not-found/page.tsx';
import { Wrap } from '../layout/page.styles.ts';
import { HotelInfo } from '../product/details/hotel-info.tsx';
import { unknownOffer } from '../product/load-product.ts';
import { ProductGallery } from '../product/gallery/product-gallery.tsx';
import { ProductTrail } from '../product/product-top.tsx';
import { ShareButton } from '../../shell/share/share-button.tsx';
import { loadWhere } from '../product/where/where-part.tsx';
import { HotelLine, Title } from '../product/product.styles.ts';
import { requestCriteria } from '../search/load.ts';
import { HotelPlace } from './hotel-place.tsx';
import { HotelReviews } from './hotel-reviews.tsx';
import { HotelTabs } from './hotel-tabs.tsx';
import { Parts } from './hotel.styles.ts';
import { hotelHead } from './seo.ts';

/** A hotel, its rooms with what is sold in them, and the hotels around. [HOTEL-03] */
export async function hotelPage(
  request: Pick<
    PageRequest,
    | 'activitySearch'
    | 'address'
    | 'apiOrigin'
    | 'client'
    | 'content'
    | 'instant'
    | 'isInBrowser'
    | 'locale'
    | 'messages'
    | 'now'
    | 'origin'
    | 'path'
    | 'productUrl'
    | 'products'
    | 'search'
    | 't'
    | 'tiles'
    | 'visit'
  >,
): Promise<SitePage> {
  const { address, products, productUrl } = request;
  const { hotelId } = address;
  if (hotelId === undefined) return notFoundPage(request);
  const asked = requestCriteria(request);
  // Rooms are sold by the night and in stays: a hotel has both.
  const criteria = { ...asked, flow: 'booking' as const, hotelId };
  const [hotel, reviews] = await Promise.all([
    products.hotelDetail(hotelId, criteria).catch(unknownOffer),
    products.reviews(hotelId).catch(unreadReviews),
  ]);
  if (!hotel) return notFoundPage(request);
  const { where, later } = await loadWhere({ hotel, criteria, request });
  const { rooms, nearbyHotels } = hotelLists(hotel);
  const terms = request.address.partner?.offerTerms;
  const islands = {
    'hotel-rooms': {
      hotelId,
      rooms,
      criteria,
      productUrl: `${productUrl}/product`,
      checkoutUrl: `${productUrl}/checkout`,
      ...(terms && { terms }),
    },
    'nearby-hotels': { hotels: nearbyHotels },
  };
  return {
    status: 200,
    styles: 'page',
    islands,
    ...(later && { later }),
    shown: { kind: 'hotel', id: hotelId, criteria },
    head: hotelHead(hotel, request),
    body: <HotelBody {...{ hotel, where, reviews, criteria, request, islands }} />,
  };
}

/** The page is whole without reviews. */
function unreadReviews(error: unknown): undefined {
  if (error instanceof StayError) return undefined;
  throw error;
}

interface HotelBodyProps {
  hotel: HotelDetail;
  where: ReactElement;
  reviews: ReviewPage | undefined;
  criteria: SearchCriteria;
  request: Pick<PageRequest, 'address' | 'apiOrigin' | 'instant' | 'locale' | 'messages' | 't' | 'visit'>;
  islands: Pick<IslandProps, 'hotel-rooms' | 'nearby-hotels'>;
}

function HotelBody({ hotel, where, reviews, criteria, request, islands }: HotelBodyProps) {
  const { t, locale, messages, address } = request;
  const stay = serverStay(request);
  const { prefix } = address;
  const { id, label, breadcrumb, review, location, images, photos } = hotel;
  const stars = starsOf(hotel);
  const { star: _star, stars: _stars, ...rest } = hotel;
  const offer = { hotel: { ...rest, ...(stars !== undefined && { stars }) } };
  return (
    <StayContext.Provider value={stay}>
      <Wrap>
        <GiftLinePlace />
        <ProductTrail offer={{ breadcrumb }} request={request} />
        <Title>
          <h1>{label}</h1>
          <HotelLine>
            {!!stars && (
              <p>
                <Stars count={stars} />
              </p>
            )}
            <ReviewScore {...review} />
            <HotelPlace {...{ criteria, locale, t, prefix, location }} hotelId={id} />
            <ShareButton t={t} />
          </HotelLine>
        </Title>
        <ProductGallery images={images} photos={photos} name={label} request={request} />
      </Wrap>
      <HotelTabs withReviews={reviews !== undefined} t={t} />
      <Wrap>
        <Parts>
          <HotelInfo offer={offer} alone criteria={criteria} request={request} />
          <Island name="hotel-rooms">
            <HotelRooms data={islands['hotel-rooms']} stay={stay} messages={messages} />
          </Island>
          {where}
          <HotelReviews reviews={reviews} hotel={hotel} request={request} />
          <Island name="nearby-hotels">
            <NearbyHotels data={islands['nearby-hotels']} stay={stay} prefix={prefix} />
          </Island>
        </Parts>
      </Wrap>
    </StayContext.Provider>
  );
}
