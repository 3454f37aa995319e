import type { ReactElement } from 'react';
import { withShop } from '@staykit/core/market/shop.ts';
import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import {
  isAvailabilityUsable,
  isBookableOn,
  productPriceState,
  type ProductDetail,
} from '@staykit/core/offer/product.ts';
import { CHECKOUT_ROUTES } from '@staykit/core/offer/checkout/checkout-routes.ts';
import type { ReviewPage } from '@staykit/core/review/review-page.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { stayLimits } from '@staykit/core/offer/stay-limits.ts';
import { isOn } from '@staykit/experiments/variants.ts';
import { hasHearts } from '../../shell/wishlist/has-hearts.ts';
import type { BookingBoxData } from './booking-box/booking-box-data.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { GiftLinePlace } from '../gift/gift-line-place.tsx';
import { expiredPage } from '../errors/not-found/expired-page.tsx';
import { GiftParts, tellsGift } from '../gift/gift-parts.tsx';
import { notFoundPage } from '../errors/not-found/page.tsx';
import { Wrap } from '../layout/page.styles.ts';
import { viewedStay } from '../recently-viewed/viewed-stay.ts';
import { requestCriteria } from '../search/load.ts';
import { boxProduct } from './box-product.ts';
import { GalleryLabels } from './gallery/gallery-labels.tsx';
import { GuestReviews } from './reviews/guest-reviews.tsx';
import { HotelInfo } from './details/hotel-info.tsx';
import { loadProduct } from './load-product.ts';
import { OtherOffersPlace } from './other-offers/other-offers-place.tsx';
import { PracticalInfo } from './details/practical-info.tsx';
import { ProductGallery } from './gallery/product-gallery.tsx';
import { aboutStay, productData } from './product-data.ts';
import { partsOf } from './product-parts.ts';
import { ProductSide } from './product-side.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { ProductTitle, ProductTrail } from './product-top.tsx';
import { Columns } from './product.styles.ts';
import { ExperiencePart, RoomPart } from './details/programme.tsx';
import { StayIncludes } from './details/stay-includes.tsx';
import { loadWhere } from './where/where-part.tsx';
import { USER_CONTEXT, type UserContext } from './user-context.ts';

/** One stay or one activity: pictures, what it is, what it costs, and how to book it. */
export async function productPage(
  request: Pick<
    PageRequest,
    | 'activitySearch'
    | 'address'
    | 'apiOrigin'
    | 'bookingBox'
    | 'client'
    | 'content'
    | 'gifts'
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
  userContext: UserContext | undefined = USER_CONTEXT,
): Promise<SitePage> {
  const {
    address: { offerId, activityId },
    products,
  } = request;
  const id = offerId ?? activityId;
  const criteria = requestCriteria(request);
  const detail = async (one: string | undefined) =>
    one === undefined ? undefined : loadProduct(one, criteria, request);
  const asked = await detail(id);
  // A voucher has no dates: who wants them is shown the stay that it becomes. [FLOW-07]
  const dated = criteria.flow === 'booking' ? await detail(asked?.datedId) : undefined;
  const offer = dated ?? asked;
  if (!offer) return notFoundPage(request);
  if (!isBookableOn('product', offer)) return expiredPage(request, offer);
  const { t } = request;
  const { hotel, label } = offer;
  const reviews = await products.reviewBlock(hotel.id);
  const { where, later } = await loadWhere({ hotel, criteria, request });
  const box = await boxOf(offer, criteria, request);
  const hasGift = box?.giftUrl !== undefined && tellsGift(criteria.flow, request);
  const film = hasGift ? (await request.content.giftBlock())?.howItWorksVideo : undefined;
  return {
    status: 200,
    styles: 'page',
    ...(box && { islands: { 'booking-box': box }, criteria }),
    ...(film !== undefined && { film }),
    ...(later && { later }),
    // The box asks by itself for what the hash says.
    ...(!box && { shown: { kind: 'product' as const, id: offer.id, criteria } }),
    item: { id: offer.id, label, price: offer.sellPrice, flow: criteria.flow },
    viewed: viewedStay(offer),
    head: {
      title: withShop(`${hotel.label}, ${hotel.location.label} – ${label}`),
      description: aboutStay(offer, t),
      // With extras it is the same page, and a voucher is shown as its dated stay.
      canonical: offer.pageModel?.canonicalUrl ?? `/product/${encodeURIComponent(offer.id)}`,
      ...(offer.imageUrl !== '' && { image: `${offer.imageUrl}/small.png` }),
      jsonLd: productData(offer, reviews, request),
    },
    body: <ProductBody {...{ offer, where, criteria, request, reviews, box, hasGift, film, userContext }} />,
  };
}

/** Stays are booked here with dates, or given without; a day with a partner is given on its own page. */
async function boxOf(
  offer: ProductDetail,
  criteria: SearchCriteria,
  request: Pick<PageRequest, 'address' | 'gifts' | 'productUrl'>,
): Promise<BookingBoxData | undefined> {
  if (offer.itemCategory === 'activity') return undefined;
  const { productUrl, address } = request;
  const limits = stayLimits(address.partner?.offerTerms, offer.id);
  const gift = criteria.flow === 'gifting' ? await giftOf(offer.id, request) : {};
  if (!gift) return undefined;
  return {
    productId: offer.id,
    product: boxProduct(offer),
    criteria,
    checkoutUrl: `${productUrl}/checkout`,
    productUrl: `${productUrl}/product`,
    ...(limits && { limits }),
    ...gift,
  };
}

/**
 * What a stay costs as a gift and where it is paid; a box without prices asks for them itself. Nothing for a
 * day with a partner, which has no nights.
 */
async function giftOf(
  offerId: string,
  { gifts, productUrl }: Pick<PageRequest, 'gifts' | 'productUrl'>,
): Promise<Pick<BookingBoxData, 'giftUrl' | 'giftPrices'> | undefined> {
  const giftPrices = await gifts.giftPrices(offerId).catch(() => undefined);
  if (giftPrices?.productType === 'DIGITAL_ACTIVITY_ONLY') return undefined;
  return { giftUrl: `${productUrl}${CHECKOUT_ROUTES.gifting}`, ...(giftPrices && { giftPrices }) };
}

interface ProductBodyProps {
  offer: ProductDetail;
  where: ReactElement;
  criteria: SearchCriteria;
  request: Pick<
    PageRequest,
    | 'activitySearch'
    | 'address'
    | 'apiOrigin'
    | 'bookingBox'
    | 'instant'
    | 'locale'
    | 'messages'
    | 'productUrl'
    | 't'
    | 'tiles'
    | 'visit'
  >;
  reviews: ReviewPage | undefined;
  box: BookingBoxData | undefined;
  /** The page says how the stay is given. */
  hasGift: boolean;
  film: string | undefined;
  userContext: UserContext | undefined;
}

/** The parts of the page in the order in which they are read. [PRODUCT-06] */
function ProductBody(props: ProductBodyProps) {
  const { offer, where, criteria, request, reviews, box, hasGift, film, userContext } = props;
  const { t, locale, instant, apiOrigin } = request;
  const shown = { offer, criteria, request };
  const dated = criteria.checkin !== undefined && criteria.checkout !== undefined;
  // Asked for dates, a server that has no final price for them could not price the stay.
  const priceState = productPriceState({
    priceType: offer.priceType,
    ...(dated && offer.priceType !== 'final' && { error: 'no final price' }),
  });
  return (
    <StayContext.Provider value={{ t, locale, now: () => instant, assetBase: apiOrigin }}>
      <Wrap>
        <GiftLinePlace />
        <ProductTrail {...shown} />
        <ProductGallery
          images={[offer.imageUrl, ...offer.images]}
          photos={offer.hotel.photos}
          name={offer.hotel.label}
          request={request}
          hearted={hasHearts({ origin: apiOrigin, care: request.visit.care })}
        >
          <GalleryLabels
            offer={offer}
            dated={dated && isAvailabilityUsable('product', priceState)}
            withDiscount={isOn('autoDiscount', request.visit.variants)}
          />
        </ProductGallery>
        <ProductTitle {...shown} />
        {request.visit.signedIn && userContext?.({ offer, request })}
      </Wrap>
      <ProductTabs
        parts={partsOf({ offer, flow: criteria.flow, reviews, hasGift })}
        flow={criteria.flow}
        t={t}
      />
      <Wrap>
        <Columns>
          <div>
            <HotelInfo {...shown} />
            <StayIncludes {...shown} />
            <RoomPart {...shown} />
            <ExperiencePart {...shown} />
          </div>
          <ProductSide {...shown} box={box} />
          <div>
            {hasGift && <GiftParts offer={offer} request={request} film={film} />}
            {where}
            <GuestReviews reviews={reviews} hotel={offer.hotel} request={request} />
            <PracticalInfo {...shown} />
          </div>
        </Columns>
        <OtherOffersPlace {...shown} />
      </Wrap>
    </StayContext.Provider>
  );
}
