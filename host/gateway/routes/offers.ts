import type { FastifyInstance } from 'fastify';
import { getOffers } from '../../../widgets/contract/offers.ts';
import { postActivities } from '../../../widgets/contract/activity-only.ts';
import { marketOf } from '../../../widgets/core/market/locale.ts';
import { packagesPerHotel } from '../../../widgets/core/search/packages.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import { hasDates } from '../../../widgets/core/search/flow.ts';
import type { OfferPage } from '../../../widgets/core/search/offer-page.ts';
import { SEARCH_PAGE_SIZE } from '../../../widgets/core/search/pagination.ts';
import { paramsToCriteria } from '../../../widgets/core/search/search-params.ts';
import { usedDates, type StayDates } from '../../../widgets/core/search/used-dates.ts';
import type { PlaceRecord } from '../catalogue/records.ts';
import type { GatewayParts, SearchModel } from '../gateway-parts.ts';
import { inSlices } from '../search/in-slices.ts';
import { declare } from './declare.ts';
import { presentOf, type Present } from './present.ts';
import { toOfferCard } from './to-offer-card.ts';

/** GET offers.json and POST search/activity-only.json. [API-11..13] [API-18] [SAPI-10] */
export function offerRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(
    app,
    getOffers,
    async ({ query }) => {
      const present = presentOf(parts, query.locale);
      const size = Number(query.limit ?? query.size ?? SEARCH_PAGE_SIZE);
      const { hits, dates, travellers, details } = await search(paramsToCriteria(query), present, size);
      return {
        exactMatch: hits.map((hit) => toOfferCard(hit, present, dates, travellers)),
        searchDetails: details,
      };
    },
    { source: 'prices' },
  );

  declare(app, postActivities, async ({ body }) => {
    const present = presentOf(parts, body.locale);
    const { searchCriterias, limit, page, numberOfPackagesPerHotel } = body;
    const asked = searchCriterias ?? body.criteria;
    const criteria = { ...paramsToCriteria({ ...asked, flow: 'activity' }), page };
    const { hits, dates, travellers, details } = await search(
      criteria,
      present,
      (searchCriterias && limit) || SEARCH_PAGE_SIZE,
      numberOfPackagesPerHotel,
    );
    const cards = hits.map((hit) => toOfferCard(hit, present, dates, travellers));
    if (!searchCriterias) return { exactMatch: cards, searchDetails: details };
    // A landing block reads its packages alone.
    return { exactMatch: [], packages: cards, searchDetails: details };
  });
}

/** The dates that the criteria are priced for, if any. [CAL-27] */
export function datesOf(criteria: SearchCriteria, { now }: Present): StayDates | undefined {
  return hasDates(criteria.flow) ? usedDates(criteria, now) : undefined;
}

type Around = NonNullable<OfferPage['details']['place']>;

/** What lies around the places that were asked for, by their ids: a model that is read anew has other records. */
const surroundings = new WeakMap<SearchModel, Map<string, Around>>();

/** Where the place of a search lies, and the region and the country around it. [GRID-15..17] */
function placeOf({ location }: SearchCriteria, model: SearchModel): Around | undefined {
  if (!location) return undefined;
  let known = surroundings.get(model);
  if (!known) {
    known = new Map();
    surroundings.set(model, known);
  }
  const around = known.get(location.id);
  if (around) return around;
  const place = model.places.get(location.id);
  if (!place) return undefined;
  const made = surroundingsOf(place, model);
  known.set(location.id, made);
  return made;
}

function surroundingsOf({ lat, lng, parents }: PlaceRecord, { places }: SearchModel): Around {
  const around = (category: 'region' | 'country') =>
    parents.find((id) => places.get(id)?.category === category);
  const [region, country] = [around('region'), around('country')];
  return { lat, lng, ...(region && { region }), ...(country && { country }) };
}

/** What a search finds, with everything that its answer is written from. */
async function search(criteria: SearchCriteria, present: Present, size: number, perHotel?: number) {
  const { pax, hotelId } = criteria;
  const dates = datesOf(criteria, present);
  // Of one hotel all offers are wanted, not its best alone.
  const most = perHotel ?? (hotelId ? size : packagesPerHotel('stay'));
  const { hits, total } = await inSlices(
    present.model.engine.search(criteria, present.now, {
      size,
      perHotel: most,
      home: marketOf(present.locale),
    }),
  );
  const place = placeOf(criteria, present.model);
  const { adult, child, baby } = pax;
  const details: OfferPage['details'] = {
    ...(dates && { checkin: dates.checkin, night: dates.night }),
    adult,
    child,
    baby,
    ...(hotelId !== undefined && { hotelId }),
    ...(place && { place }),
    totalCount: total,
  };
  return { hits, dates, travellers: pax, details };
}
