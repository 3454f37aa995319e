import { presentShop } from '../shop/present-shop.ts';
import type {
  ActivityCenter,
  ActivityContent,
  ActivityDetail,
  ActivityPrice,
} from '@staykit/core/offer/activity/activity-detail.ts';
import { promoPercent } from '@staykit/core/price/promo.ts';
import { hotelText } from '../catalogue/facts/hotel-infos.ts';
import type { HotelFacts } from '../catalogue/facts/hotel-facts.ts';
import { type HotelRecord, type OfferRecord, textIn } from '../catalogue/records.ts';
import { ACTIVITY_GROUPS, labelOf } from '../catalogue/vocabulary.ts';
import type { RequestContext } from '../http/request-context.ts';
import { isSold } from './is-sold.ts';
import { breadcrumbOf, pageModelOf } from './page-model.ts';
import { imagesBySizeOf } from './picture-paths.ts';

/** Offer kinds with an activity page. */
const KINDS: readonly OfferRecord['kind'][] = ['activity', 'activityVoucher'];

/** Whether an offer is an activity without a stay. */
export function isActivityOnly({ kind }: Pick<OfferRecord, 'kind'>): boolean {
  return KINDS.includes(kind);
}

/** The data of an activity page. [PENTITY-22..24] */
export function activityDetailOf(
  offer: OfferRecord,
  hotel: HotelRecord,
  context: RequestContext,
): ActivityDetail {
  const { language, model, now, facts } = context;
  const activities = facts.activities(offer);
  const center = centerOf(hotel, context);
  const city = textIn(model.places.get(hotel.cityId)?.names, language) ?? hotel.cityName;
  const contents = activities.map((activity): ActivityContent => {
    const item = facts.activity(activity, hotel, language, 2);
    const univers = labelOf(ACTIVITY_GROUPS, activity.group, language);
    return {
      title: item.title,
      description: item.whyList.join(' '),
      ...(univers !== undefined && { univers }),
      composition: item.detailList,
      schedules: item.schedules,
      importantInformation: item.mustKnowList,
      activityCenter: center,
    };
  });
  const label = textIn(offer.label, language);
  const uri = `/activity/${offer.id}`;
  const published = isSold(offer, now.date);
  const description = [
    hotelText('activity.about', language, { activity: label, city, hotel: hotel.name }),
    ...contents.map((content) => content.description),
  ].join(' ');
  return {
    id: offer.id,
    uri,
    label,
    description,
    imagesBySize: imagesBySizeOf(activityImageIds(offer, hotel, facts)),
    mainActivityCenter: center,
    activities: contents,
    locations: [{ label: city, lat: hotel.lat, lng: hotel.lng }],
    niceToKnow: textIn(presentShop().niceToKnow, language) ?? [],
    importantInformation: [...new Set(contents.flatMap((content) => content.importantInformation ?? []))],
    prices: pricesOf(offer),
    breadCrumb: breadcrumbOf(hotel, context, label),
    published,
    pageModel: pageModelOf({ path: uri, title: `${label}, ${city}`, description, indexed: published }),
  };
}

/** Picture ids of an activity that is sold, without duplicates: its offer's, those of what it contains, its hotel's. */
export function activityImageIds(
  offer: Pick<OfferRecord, 'activityIds' | 'pictures'>,
  hotel: Pick<HotelRecord, 'pictures'>,
  facts: Pick<HotelFacts, 'activities'>,
): string[] {
  const contents = facts.activities(offer).flatMap(({ pictures = [] }) => pictures);
  return [...new Set([...(offer.pictures ?? []), ...contents, ...hotel.pictures])];
}

/** Prices by number of adults: per person for activities, for two people for vouchers. [PENTITY-24] */
function pricesOf({
  kind,
  fixedPrice,
  fixedRefPrice,
  maxAdults,
}: OfferRecord): Record<string, ActivityPrice> {
  const counts =
    kind === 'activityVoucher'
      ? [2]
      : Array.from({ length: Math.max(1, maxAdults) }, (_, index) => index + 1);
  return Object.fromEntries(
    counts.map((adults) => {
      const factor = kind === 'activityVoucher' ? 1 : adults;
      const sellPrice = fixedPrice * factor;
      const refPrice = fixedRefPrice * factor;
      const promo = promoPercent(sellPrice, refPrice);
      return [
        String(adults),
        {
          sellPrice,
          ...(promo !== undefined && {
            barPrice: refPrice,
            refPrice,
            promoPercentageRounded: promo,
            moneySaved: refPrice - sellPrice,
          }),
          paxComposition: { adults },
        },
      ];
    }),
  );
}

function centerOf(hotel: HotelRecord, { model, language }: RequestContext): ActivityCenter {
  return {
    id: hotel.id,
    label: hotel.name,
    location: {
      label: textIn(model.places.get(hotel.cityId)?.names, language) ?? hotel.cityName,
      lat: hotel.lat,
      lng: hotel.lng,
      address: hotel.address,
      zipCode: hotel.postcode,
    },
    uri: `/hotel/${hotel.id}`,
    ...(hotel.stars > 0 && { star: hotel.stars }),
    main: true,
  };
}
