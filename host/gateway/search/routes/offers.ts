import type { FastifyInstance } from 'fastify';
import { getOffers } from '@staykit/contract/search/offers.ts';
import { postActivities } from '@staykit/contract/search/activity-only.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import { packagesPerHotel } from '@staykit/core/search/results/packages.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { isAtPlace } from '@staykit/core/search/results/sort-rules.ts';
import { hasDates } from '@staykit/values/search/flow.ts';
import type { OfferPage } from '@staykit/core/search/results/offer-page.ts';
import { SEARCH_PAGE_SIZE } from '@staykit/core/search/results/pagination.ts';
import { paramsToCriteria } from '@staykit/core/search/address/search-params.ts';
import { usedDates, type StayDates } from '@staykit/core/search/used-dates.ts';
import type { PlaceRecord } from '../../catalogue/records.ts';
import type { GatewayParts, SearchModel } from '../../gateway-parts.ts';
import { inSlices } from '../in-slices.ts';
import { declare } from '../../http/declare.ts';
import { requestContext, type RequestContext } from '../../http/request-context.ts';
import { toOfferCard } from './to-offer-card.ts';
import { waysOut } from './ways-out.ts';

/** GET offers.json and POST search/activity-only.json. [API-11..13] [API-18] [SAPI-10] */
export function offerRoutes(app: FastifyInstance, parts: GatewayParts): void {
  declare(
    app,
    getOffers,
    async ({ query, request }) => {
      const context = requestContext(parts, query.locale);
      const size = Number(query.limit ?? query.size ?? SEARCH_PAGE_SIZE);
      const { hits, dates, travellers, details } = await search(paramsToCriteria(query), context, {
        size,
        // Relaxed searches and blocks of other pages show offers alone.
        ways: query.limit === undefined,
      });
      // Another place changes without this one: such an answer is not kept.
      if (details.waysOut?.some(({ kind }) => kind === 'place')) request.cacheKey = undefined;
      return {
        exactMatch: hits.map((hit) => toOfferCard(hit, context, dates, travellers)),
        searchDetails: details,
      };
    },
    { source: 'prices' },
  );

  declare(app, postActivities, async ({ body }) => {
    const context = requestContext(parts, body.locale);
    const { searchCriterias, limit, page, numberOfPackagesPerHotel } = body;
    const sent = searchCriterias ?? body.criteria;
    const criteria = { ...paramsToCriteria({ ...sent, flow: 'activity' }), page };
    const { hits, dates, travellers, details } = await search(criteria, context, {
      size: (searchCriterias && limit) || SEARCH_PAGE_SIZE,
      perHotel: numberOfPackagesPerHotel,
      ways: !searchCriterias,
    });
    const cards = hits.map((hit) => toOfferCard(hit, context, dates, travellers));
    if (!searchCriterias) return { exactMatch: cards, searchDetails: details };
    // A landing block reads only its packages.
    return { exactMatch: [], packages: cards, searchDetails: details };
  });
}

/** The dates that the answer is priced for, if any. [CAL-27] */
export function datesOf(criteria: SearchCriteria, { now }: RequestContext): StayDates | undefined {
  return hasDates(criteria.flow) ? usedDates(criteria, now) : undefined;
}

/** The same search, measured from its city or sight where it has no point of its own. [SORT-02] */
export function measured(criteria: SearchCriteria, { places }: SearchModel): SearchCriteria {
  const place = isAtPlace(criteria) && criteria.location && places.get(criteria.location.id);
  return place ? { ...criteria, lat: place.lat, lng: place.lng } : criteria;
}

type Around = NonNullable<OfferPage['details']['place']>;

/** Cached surroundings by place id, for each model. */
const surroundings = new WeakMap<SearchModel, Map<string, Around>>();

/** Location of a search's place, with its region and country. [GRID-15..17] */
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

interface SearchWishes {
  size: number;
  perHotel?: number | undefined;
  /** After few offers, what could be changed is searched too. */
  ways: boolean;
}

/** Runs a search and collects everything that its answer needs. */
async function search(
  criteria: SearchCriteria,
  context: RequestContext,
  { size, perHotel, ways }: SearchWishes,
) {
  const { pax, hotelId } = criteria;
  const dates = datesOf(criteria, context);
  // For a single hotel, all its offers.
  const mostOf = (searched: SearchCriteria) =>
    perHotel ?? (searched.hotelId ? size : packagesPerHotel('stay'));
  const { hits, total } = await inSlices(
    context.model.engine.search(measured(criteria, context.model), context.now, {
      size,
      perHotel: mostOf(criteria),
      home: marketOf(context.locale),
    }),
  );
  const place = placeOf(criteria, context.model);
  const out = ways ? await inSlices(waysOut(criteria, total, mostOf, context)) : [];
  const { adult, child, baby } = pax;
  const details: OfferPage['details'] = {
    ...(dates && { checkin: dates.checkin, night: dates.night }),
    adult,
    child,
    baby,
    ...(hotelId !== undefined && { hotelId }),
    ...(place && { place }),
    totalCount: total,
    ...(out.length > 0 && { waysOut: out }),
  };
  return { hits, dates, travellers: pax, details };
}
