import { StayContext } from '../../../widgets/components/stay-context.tsx';
import { ReviewScore } from '../../../widgets/components/review-score/review-score.tsx';
import { Stars } from '../../../widgets/components/review-score/stars.tsx';
import { hotelLists, starsOf, type HotelDetail } from '../../../widgets/core/offer/hotel.ts';
import { StayError } from '../../../widgets/core/errors/catalogue.ts';
import type { ReviewPage } from '../../../widgets/core/review/review-page.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import { hotelRoomsIsland, nearbyHotelsIsland } from '../../render/hotel-islands.tsx';
import type { PageData } from '../../render/page-data.ts';
import type { Page, PageRequest } from '../../render/page.ts';
import { GiftLinePlace } from '../gift/gift-line-place.tsx';
import { Island, islandPage } from '../island.tsx';
import { notFoundPage } from '../not-found/page.tsx';
import { Wrap } from '../page.styles.ts';
import { HotelInfo } from '../product/hotel-info.tsx';
import { unknownOffer } from '../product/page.tsx';
import { ProductGallery } from '../product/product-gallery.tsx';
import { ProductTrail } from '../product/product-top.tsx';
import { HotelLine, Title } from '../product/product.styles.ts';
import { requestCriteria } from '../search/load.ts';
import { HotelPlace } from './hotel-place.tsx';
import { HotelReviews } from './hotel-reviews.tsx';
import { HotelTabs } from './hotel-tabs.tsx';
import { Parts } from './hotel.styles.ts';
import { hotelHead } from './seo.ts';

/** A hotel, its rooms with what is sold in them, and the hotels around. [HOTEL-03] */
export async function hotelPage(request: PageRequest): Promise<Page> {
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
  const { rooms, nearbyHotels } = hotelLists(hotel);
  const terms = request.address.partner?.offerTerms;
  const data = {
    hotelRooms: {
      hotelId,
      rooms,
      criteria,
      productUrl: `${productUrl}/product`,
      checkoutUrl: `${productUrl}/checkout`,
      ...(terms && { terms }),
    },
    nearbyHotels: { hotels: nearbyHotels },
  };
  return {
    status: 200,
    styles: 'page',
    data,
    shown: { kind: 'hotel', id: hotelId, criteria },
    head: hotelHead(hotel, request),
    body: <HotelBody {...{ hotel, reviews, criteria, request, data }} />,
  };
}

/** The page is whole without reviews. */
function unreadReviews(error: unknown): undefined {
  if (error instanceof StayError) return undefined;
  throw error;
}

interface HotelBodyProps {
  hotel: HotelDetail;
  reviews: ReviewPage | undefined;
  criteria: SearchCriteria;
  request: PageRequest;
  data: Required<Pick<PageData, 'hotelRooms' | 'nearbyHotels'>>;
}

function HotelBody({ hotel, reviews, criteria, request, data }: HotelBodyProps) {
  const { t, locale, instant, apiOrigin, messages, address } = request;
  const { prefix } = address;
  const { id, label, breadcrumb, review, location, images } = hotel;
  const stars = starsOf(hotel);
  const { star: _star, stars: _stars, ...rest } = hotel;
  const offer = { hotel: { ...rest, ...(stars !== undefined && { stars }) } };
  const page = islandPage(request);
  const tools = { messages, now: () => instant };
  return (
    <StayContext.Provider value={{ t, locale, now: () => instant, assetBase: apiOrigin }}>
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
          </HotelLine>
        </Title>
        <ProductGallery images={images} name={label} request={request} />
      </Wrap>
      <HotelTabs withReviews={reviews !== undefined} t={t} />
      <Wrap>
        <Parts>
          <HotelInfo offer={offer} title={t('hotel.about')} criteria={criteria} request={request} />
          <Island name="hotel-rooms">{hotelRoomsIsland(page, data.hotelRooms, tools)}</Island>
          <HotelReviews reviews={reviews} hotel={hotel} request={request} />
          <Island name="nearby-hotels">{nearbyHotelsIsland(page, data.nearbyHotels, tools)}</Island>
        </Parts>
      </Wrap>
    </StayContext.Provider>
  );
}
