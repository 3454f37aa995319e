import { addDays } from '../../../widgets/core/dates/plain-date.ts';
import { activityChoiceValue } from '../../../widgets/core/offer/activity-choice.ts';
import { MAX_ROOMS_LEFT } from '../../../widgets/core/offer/badges.ts';
import { cancellationOf } from '../../../widgets/core/offer/cancellation.ts';
import { hasSelectedDates, type ProductDetail } from '../../../widgets/core/offer/product.ts';
import type { ActivityDates, ProgramItem } from '../../../widgets/core/offer/programme.ts';
import type { Pax } from '../../../widgets/core/pax/pax.ts';
import type { StayDates } from '../../../widgets/core/search/used-dates.ts';
import { extrasOf, extrasPrice } from '../catalogue/facts/extras.ts';
import { hotelText } from '../catalogue/facts/hotel-infos.ts';
import { productIdOf, withExtraToggled, type ProductRef } from '../catalogue/facts/product-id.ts';
import { isDated, activitiesOf, programOf, type ProgramItemFacts } from '../catalogue/facts/programme.ts';
import type { Present } from '../routes/present.ts';
import { toOfferCard } from '../routes/to-offer-card.ts';
import type { SearchHit } from '../search/search-engine.ts';
import { ROOM_FLOWS } from './hotel-detail.ts';
import { hotelContentOf, locationOf } from './hotel-content.ts';
import { offersOfHotel, roomsWith } from './hotel-offers.ts';
import { isSold } from './is-sold.ts';
import { breadcrumbOf, pageModelOf } from './page-model.ts';
import { picturePath, imagesBySizeOf } from './picture-paths.ts';
import { stayOfVoucher } from './voucher-stay.ts';
import type { Extra } from '../../../widgets/core/offer/extra.ts';
import type { CatalogueLanguage, HotelRecord, OfferRecord } from '../catalogue/records.ts';

/** The extras of a product for a party, with the product that each leads to. [PENTITY-31] [UPSELL-07] */
function toExtras(
  ref: ProductRef,
  offer: OfferRecord,
  hotel: HotelRecord,
  pax: Pax,
  language: CatalogueLanguage,
): Extra[] {
  const lengths = Array.from(
    { length: Math.max(1, offer.maxNights - offer.nights + 1) },
    (_, index) => Math.max(1, offer.nights) + index,
  );
  return extrasOf(offer, hotel).map((extra) => {
    const { number, type, label, activityIds, pictures } = extra;
    return {
      id: withExtraToggled(ref, number),
      label: label[language],
      priceDifference: extrasPrice([extra], pax, Math.max(1, offer.nights)),
      priceDifferencePerLos: Object.fromEntries(
        lengths.map((nights) => [String(nights), extrasPrice([extra], pax, nights)]),
      ),
      programLines: [
        {
          type,
          label: label[language],
          ...(activityIds[0] !== undefined && { activityId: activityIds[0] }),
        },
      ],
      imagesBySize: imagesBySizeOf(pictures),
      activityIds,
      selected: ref.extras.includes(number),
    };
  });
}

/** From this percentage on an offer is a flash deal; the threshold is not shown in the documents. [PENTITY-17] */
export const FLASH_DEAL_PERCENT = 30;

/** What a product is told for. */
export interface ProductAsked {
  ref: ProductRef;
  pax: Pax;
  /** Only dates that the product was priced for. */
  dates?: StayDates;
  pageModel: boolean;
}

/** A product with everything that its page shows. [API-26] [PENTITY-16..19] */
export function productDetailOf(hit: SearchHit, present: Present, asked: ProductAsked): ProductDetail {
  const { ref, pax, dates } = asked;
  const { offer, hotel } = hit;
  const { language } = present;
  const people = pax.adult + pax.child + pax.baby;
  const extras = extrasOf(offer, hotel).filter(({ number }) => ref.extras.includes(number));
  const nights = dates?.night ?? hit.nights;
  const added = extrasPrice(extras, pax, nights);
  const id = productIdOf(
    offer.id,
    extras.map(({ number }) => number),
  );
  const priced = {
    ...hit,
    offer,
    hotel,
    sellPrice: hit.sellPrice + added,
    refPrice: hit.refPrice + added,
  };
  const card = toOfferCard(priced, present, dates, pax);
  const uri = card.uri.replace(offer.id, id);
  const programme = programOf(offer, hotel, { language, nights, adults: pax.adult, extras });
  const flows = offer.roomRatio > 0 ? ROOM_FLOWS : offer.flows;
  const dated =
    offer.kind === 'voucher' &&
    stayOfVoucher(
      offer,
      offersOfHotel(hotel.id, ['booking'], { pax }, present).map((one) => one.offer),
    );
  const siblings = offersOfHotel(hotel.id, flows, { pax, ...dates }, present);
  const { sellPrice, refPrice, promo } = card;
  const title = `${offer.label[language]}, ${hotel.name}`;
  const left = card.availableRooms ?? 0;
  const content = hotelContentOf(hotel, present);
  const days = dates && activityDatesOf(hit, extras, present, dates);
  const onlyDays = days?.flatMap((one) =>
    one.dates.length === 1 ? one.dates.map(({ value }) => value) : [],
  );
  return {
    ...card,
    id,
    uri,
    hotel: { ...card.hotel, ...content, location: locationOf(hotel, present) },
    images: hotel.pictures.map(picturePath),
    price: {
      sellPrice,
      ...(refPrice !== undefined && { refPrice }),
      ...(promo !== undefined && { promo }),
    },
    weekendList: siblings
      .filter((one) => one.offer.flows.some((flow) => offer.flows.includes(flow)))
      .map((one) => ({
        id: one.offer.id,
        label: one.offer.label[language],
        uri: `/${offer.kind === 'activity' ? 'activity' : 'product'}/${one.offer.id}`,
      })),
    ...(dated && { datedId: dated.id }),
    breadcrumb: breadcrumbOf(hotel, present, offer.label[language]),
    importantInfos: content.importantInfos,
    published: isSold(offer, present.now.date),
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
    // Where there is one day alone, nobody has to choose it. [PENTITY-18]
    ...(onlyDays?.length && { selectedActivityDates: onlyDays }),
    ...(programme.breakfast && { breakfast: programme.breakfast }),
    ...(programme.dinner && { dinner: toProgramItem(programme.dinner) }),
    rooms: roomsWith(hotel, siblings, present, dates, pax.adult),
    offers: siblings.map((one) => ({
      id: one.offer.id,
      cancellationPolicy: cancellationOf(one.offer.cancellation, dates?.checkin),
    })),
    extras: toExtras({ ...ref, offerId: offer.id }, offer, hotel, pax, language),
    connectivity: offer.channelManagerId,
    ...(dates && { checkin: dates.checkin }),
    paxCount: people,
    hasSelectedDates: hasSelectedDates({ ...(dates && { checkin: dates.checkin, nights: dates.night }) }),
    ...(asked.pageModel && {
      // A product with extras is the same page for a robot.
      pageModel: pageModelOf({ path: card.uri, title, indexed: ref.extras.length === 0 }),
    }),
  };
}

function toProgramItem({ picture, ...item }: ProgramItemFacts): ProgramItem {
  return { ...item, imageUrl: picturePath(picture) };
}

/** The days of the stay on which an activity with a day can be done: all but that of departure. [PENTITY-18] */
function activityDatesOf(
  { offer }: SearchHit,
  extras: Parameters<typeof activitiesOf>[1],
  { language }: Present,
  { checkin, night }: StayDates,
): ActivityDates[] {
  return activitiesOf(offer, extras)
    .filter(isDated)
    .map(({ id, names }) => ({
      activityId: id,
      title: names[language],
      dates: Array.from({ length: Math.max(1, night) }, (_, index) => {
        const date = addDays(checkin, index);
        return { value: activityChoiceValue({ activityId: id, date }), date };
      }),
    }));
}
