import { addDays } from '@staykit/values/dates/plain-date.ts';
import { activityChoiceValue } from '@staykit/values/offer/activity-choice.ts';
import { MAX_ROOMS_LEFT } from '@staykit/core/offer/card/badges.ts';
import { cancellationOf } from '@staykit/core/offer/cancellation.ts';
import { hasSelectedDates, type ProductDetail } from '@staykit/core/offer/product.ts';
import type { ActivityDates, ProgramItem } from '@staykit/core/offer/activity/programme.ts';
import type { Pax } from '@staykit/values/pax/pax.ts';
import type { StayDates } from '@staykit/core/search/used-dates.ts';
import { extrasPrice, type ExtraRecord } from '../catalogue/facts/extras.ts';
import { hotelText } from '../catalogue/facts/hotel-infos.ts';
import { productIdOf, withExtraToggled, type ProductRef } from '../catalogue/facts/product-id.ts';
import { isDated, type ProgramItemFacts } from '../catalogue/facts/programme.ts';
import type { RequestContext } from '../http/request-context.ts';
import { picturesOf, severalRooms, toOfferCard } from '../search/routes/to-offer-card.ts';
import type { SearchHit } from '../search/engine/search-engine.ts';
import { ROOM_FLOWS } from './hotel-detail.ts';
import { hotelContentOf, locationOf } from './hotel-content.ts';
import { offersOfHotel, roomsWith } from './hotel-offers.ts';
import { isSold } from './is-sold.ts';
import { breadcrumbOf, pageModelOf } from './page-model.ts';
import { picturePath, imagesBySizeOf } from './picture-paths.ts';
import { withExtras } from './with-extras.ts';
import { stayOfVoucher } from './voucher-stay.ts';
import type { Extra } from '@staykit/core/offer/extra.ts';
import { type HotelRecord, type OfferRecord, textIn } from '../catalogue/records.ts';

/** Extras of a product for a party, each with the product that it leads to. [PENTITY-31] [UPSELL-07] */
function toExtras(
  ref: ProductRef,
  offer: OfferRecord,
  hotel: HotelRecord,
  pax: Pax,
  { language, facts }: RequestContext,
): Extra[] {
  const lengths = Array.from(
    { length: Math.max(1, offer.maxNights - offer.nights + 1) },
    (_, index) => Math.max(1, offer.nights) + index,
  );
  return facts.extras(offer, hotel).map((extra) => {
    const { number, type, label, activityIds, pictures, perAdult, perParty, perNight } = extra;
    return {
      id: withExtraToggled(ref, number),
      label: textIn(label, language),
      priceDifference: extrasPrice([extra], pax, Math.max(1, offer.nights)),
      priceDifferencePerLos: Object.fromEntries(
        lengths.map((nights) => [String(nights), extrasPrice([extra], pax, nights)]),
      ),
      perAdult,
      ...(perParty !== undefined && { perParty }),
      perNight,
      programLines: [
        {
          type,
          label: textIn(label, language),
          ...(activityIds[0] !== undefined && { activityId: activityIds[0] }),
        },
      ],
      imagesBySize: imagesBySizeOf(pictures),
      activityIds,
      selected: ref.extras.includes(number),
    };
  });
}

/** Promotion in per cent from which an offer is a flash deal; our choice, the spec names none. [PENTITY-17] */
export const FLASH_DEAL_PERCENT = 30;

/** Input of `productDetailOf`. */
export interface ProductRequest {
  ref: ProductRef;
  pax: Pax;
  /** Set only if the product is priced for dates. */
  dates?: StayDates;
  pageModel: boolean;
  /** Activity days without a place for the party, as `<activity id> <day>`. */
  fullDays?: ReadonlySet<string>;
}

/** A product with all data of its page. [API-26] [PENTITY-16..19] */
export function productDetailOf(
  hit: SearchHit,
  context: RequestContext,
  request: ProductRequest,
): ProductDetail {
  const { ref, pax, dates } = request;
  const { offer, hotel } = hit;
  const { language, facts } = context;
  const people = pax.adult + pax.child + pax.baby;
  const extras = facts.extras(offer, hotel).filter(({ number }) => ref.extras.includes(number));
  const nights = dates?.night ?? hit.nights;
  const added = extrasPrice(extras, pax, nights);
  const id = productIdOf(
    offer.id,
    extras.map(({ number }) => number),
  );
  const priced = withExtras(hit, added);
  const card = toOfferCard(priced, context, dates, pax);
  const uri = card.uri.replace(offer.id, id);
  const programme = facts.programme(offer, hotel, {
    language,
    nights,
    adults: pax.adult,
    extras,
    ...severalRooms(hit),
  });
  const flows = offer.roomRatio > 0 ? ROOM_FLOWS : offer.flows;
  const dated =
    offer.kind === 'voucher' &&
    stayOfVoucher(
      offer,
      offersOfHotel(hotel.id, ['booking'], { pax }, context).map((one) => one.offer),
    );
  const siblings = offersOfHotel(hotel.id, flows, { pax, ...dates }, context);
  const { sellPrice, refPrice, promo } = card;
  const title = `${textIn(offer.label, language)}, ${hotel.name}`;
  const left = card.availableRooms ?? 0;
  const content = hotelContentOf(hotel, context);
  const days = dates && activityDatesOf(hit, extras, context, dates, request.fullDays);
  const onlyDays = days?.flatMap((one) =>
    one.dates.length === 1 ? one.dates.map(({ value }) => value) : [],
  );
  return {
    ...card,
    id,
    uri,
    hotel: { ...card.hotel, ...content, location: locationOf(hotel, context) },
    images: picturesOf(offer, hotel).map(picturePath),
    price: {
      sellPrice,
      ...(refPrice !== undefined && { refPrice }),
      ...(promo !== undefined && { promo }),
    },
    weekendList: siblings
      .filter((one) => one.offer.flows.some((flow) => offer.flows.includes(flow)))
      .map((one) => ({
        id: one.offer.id,
        label: textIn(one.offer.label, language),
        uri: `/${offer.kind === 'activity' ? 'activity' : 'product'}/${one.offer.id}`,
      })),
    ...(dated && { datedId: dated.id }),
    breadcrumb: breadcrumbOf(hotel, context, textIn(offer.label, language)),
    importantInfos: content.importantInfos,
    published: isSold(offer, context.now.date),
    flashDeal: (promo ?? 0) >= FLASH_DEAL_PERCENT,
    ...(left > 0 &&
      left <= MAX_ROOMS_LEFT && {
        roomsAmountMessage: hotelText(left === 1 ? 'rooms.left_1' : 'rooms.left_n', language, {
          n: String(left),
        }),
      }),
    programLines: programme.lines,
    shortProgramIntroWithoutRoom: programme.lines
      .filter(({ type }) => type !== 'ROOM')
      .map(({ label }) => label)
      .join(', '),
    activities: programme.activities.map(toProgramItem),
    ...(days && { activityDates: days }),
    // A single possible day is selected. [PENTITY-18]
    ...(onlyDays?.length && { selectedActivityDates: onlyDays }),
    ...(programme.breakfast && { breakfast: programme.breakfast }),
    ...(programme.dinner && { dinner: toProgramItem(programme.dinner) }),
    rooms: roomsWith(hotel, siblings, context, dates, pax.adult),
    offers: siblings.map((one) => ({
      id: one.offer.id,
      cancellationPolicy: cancellationOf(one.offer.cancellation, dates?.checkin),
    })),
    extras: toExtras({ ...ref, offerId: offer.id }, offer, hotel, pax, context),
    connectivity: offer.channelManagerId,
    ...(dates && { checkin: dates.checkin }),
    paxCount: people,
    hasSelectedDates: hasSelectedDates({ ...(dates && { checkin: dates.checkin, nights: dates.night }) }),
    ...(request.pageModel && {
      // For search engines a product with extras is the same page.
      pageModel: pageModelOf({ path: card.uri, title, indexed: ref.extras.length === 0 }),
    }),
  };
}

function toProgramItem({ picture, ...item }: ProgramItemFacts): ProgramItem {
  return { ...item, ...(picture !== undefined && { imageUrl: picturePath(picture) }) };
}

/** Days of the stay on which a dated activity is possible and has places: all but the departure. [PENTITY-18] */
function activityDatesOf(
  { offer }: SearchHit,
  extras: readonly ExtraRecord[],
  { language, facts }: RequestContext,
  { checkin, night }: StayDates,
  full: ReadonlySet<string> = new Set(),
): ActivityDates[] {
  return facts
    .activities(offer, extras)
    .filter(isDated)
    .map(({ id, names }) => ({
      activityId: id,
      title: textIn(names, language),
      dates: Array.from({ length: Math.max(1, night) }, (_, index) => addDays(checkin, index))
        .filter((date) => !full.has(`${id} ${date}`))
        .map((date) => ({ value: activityChoiceValue({ activityId: id, date }), date })),
    }));
}
