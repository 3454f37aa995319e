import { isCheckinInFuture } from '@staykit/core/dates/market-time.ts';
import { FALLBACK_BELOW } from '@staykit/core/search/fallback.ts';
import { LOCAL_DISTANCES } from '@staykit/core/search/map/distance.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import { travelLocally } from '@staykit/core/search/destination.ts';
import { usedDates } from '@staykit/core/search/used-dates.ts';
import { without } from '@staykit/core/search/without.ts';
import { filtersOf, followWayOut, type Change, type WayOut } from '@staykit/core/search/ways-out.ts';
import { hasDates } from '@staykit/values/search/flow.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { LocationCategory } from '@staykit/values/search/location.ts';
import { textIn } from '../../catalogue/records.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Steps } from '../in-slices.ts';
import { tenthsOf } from './to-offer-card.ts';

/** Ways that are offered at most. */
const MOST_WAYS = 4;
/** Other days are looked for so many days before and after. */
const DAYS_AROUND = 14;
/** A neighbouring place is at most so far, in km. */
const NEIGHBOURS_WITHIN_KM = 100;
/** Nearest offers among which a neighbouring place is looked for. */
const NEIGHBOURS_SEEN = 12;
/** Radii that are tried, in km. */
const RADII = [30, 50, ...LOCAL_DISTANCES] as const;
/** A country has no neighbouring town. */
const WITH_NEIGHBOURS: readonly LocationCategory[] = ['city', 'poi', 'department', 'resort', 'touristicArea'];

type Context = Pick<RequestContext, 'language' | 'now'> & {
  model: Pick<RequestContext['model'], 'engine' | 'places'>;
};

/**
 * What to change of a search that finds little, the cause first. Every way was searched before it is offered: it finds
 * more. Nothing after many offers. The work is bounded: one search for each filter and one for all, at most 29 for dates,
 * five each for party and radius, one for a theme, two for a place.
 *
 * @param total of the search itself
 * @param perHotelOf how many offers of a hotel count in a search
 */
export function* waysOut(
  criteria: SearchCriteria,
  total: number,
  perHotelOf: (criteria: SearchCriteria) => number,
  context: Context,
): Steps<WayOut[]> {
  if (total >= FALLBACK_BELOW || criteria.page > 0 || criteria.id !== undefined) return [];
  const { engine } = context.model;
  const { now } = context;

  const count = function* (next: SearchCriteria) {
    const options = { size: 1, perHotel: perHotelOf(next) };
    return yield* engine.search({ ...next, page: 0, sort: 'priceAsc' }, now, options);
  };
  /** A change as a way, if it finds more. */
  const tried = function* (change: Change): Steps<WayOut[]> {
    const next = followWayOut(criteria, change);
    if (!next) return [];
    const { total: found, hits } = yield* count(next);
    if (found <= total) return [];
    const isDated = hasDates(next.flow) && usedDates(next, now) !== undefined;
    return [{ ...change, totalCount: found, ...(isDated && hits[0] && { fromPrice: hits[0].sellPrice }) }];
  };
  /** The first of some changes that finds more. */
  const first = function* (changes: Iterable<Change>): Steps<WayOut[]> {
    for (const change of changes) {
      const ways = yield* tried(change);
      if (ways.length > 0) return ways;
    }
    return [];
  };
  /** Larger parties need more rooms, so that the most is between one that finds a stay and one that does not. */
  const party = function* (): Steps<WayOut[]> {
    const { flow, pax } = criteria;
    if (flow === 'gifting' || flow === 'activity') return [];
    let best: WayOut[] = [];
    let [low, high] = [1, pax.adult - 1];
    while (low <= high) {
      const adult = Math.ceil((low + high) / 2);
      const ways = yield* tried({ kind: 'party', adult });
      if (ways.length > 0) [best, low] = [ways, adult + 1];
      else high = adult - 1;
    }
    return best;
  };
  const dates = function* (): Steps<WayOut[]> {
    const stay = hasDates(criteria.flow) ? usedDates(criteria, now) : undefined;
    if (!stay) return [];
    // Where no day helps, the days are not what is in the way.
    const { total: undated } = yield* count(without(criteria, 'checkin', 'checkout', 'night'));
    if (undated === 0) return [];
    const days = Array.from({ length: 2 * DAYS_AROUND }, (_, index) =>
      addDays(stay.checkin, index % 2 === 0 ? index / 2 + 1 : -(index + 1) / 2),
    ).filter((checkin) => isCheckinInFuture(checkin, now));
    return yield* first(days.map((checkin) => ({ kind: 'dates', checkin })));
  };
  const filters = function* (): Steps<WayOut[]> {
    const set = filtersOf(criteria);
    const ways: WayOut[] = [];
    for (const filter of set) ways.push(...(yield* tried({ kind: 'filter', filter })));
    if (ways.length === 0 && set.length > 1) return yield* tried({ kind: 'filters' });
    return ways.toSorted((a, b) => b.totalCount - a.totalCount).slice(0, 2);
  };
  const radius = function* (): Steps<WayOut[]> {
    const { lat, distanceActive, distanceMax } = criteria;
    if (lat === undefined || !distanceActive || distanceMax === undefined) return [];
    const larger = RADII.filter((km) => km > distanceMax);
    return yield* first(larger.map((km) => ({ kind: 'radius', distanceMax: km })));
  };

  const ways = [
    ...(total === 0 ? yield* party() : []),
    ...(total === 0 ? yield* dates() : []),
    ...(yield* filters()),
    ...(criteria.theme === undefined ? [] : yield* tried({ kind: 'theme' })),
    ...(yield* radius()),
  ];
  const neighbour = ways.length < MOST_WAYS ? yield* neighbourOf(criteria, context) : undefined;
  if (neighbour) ways.push(...(yield* tried({ kind: 'place', place: neighbour })));
  return ways.slice(0, MOST_WAYS);
}

/** The nearest town with a stay that fits, or the town of a hotel that has none. */
function* neighbourOf(
  criteria: SearchCriteria,
  { model, language, now }: Context,
): Steps<WayOut['place'] | undefined> {
  const { location, hotelId } = criteria;
  const townOf = (id: string | undefined) => {
    const town = id === undefined ? undefined : model.places.get(id);
    return town && { category: town.category, id: town.id, label: textIn(town.names, language) };
  };
  if (hotelId !== undefined) return townOf(model.engine.hotel(hotelId)?.cityId);
  const place = location && model.places.get(location.id);
  if (!place || !WITH_NEIGHBOURS.includes(place.category)) return undefined;
  const around = travelLocally(criteria, place, NEIGHBOURS_WITHIN_KM);
  const { hits } = yield* model.engine.search({ ...around, sort: 'distance' }, now, {
    size: NEIGHBOURS_SEEN,
  });
  const nearest = hits.find(({ hotel }) => !hotel.placeIds.includes(place.id));
  const town = townOf(nearest?.hotel.cityId);
  return town && { ...town, distance: tenthsOf(nearest?.distance ?? 0) };
}
