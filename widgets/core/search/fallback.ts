import type { searchDetails } from '@staykit/contract/search/offers.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import { withoutPlace } from './destination.ts';
import type { SearchCriteria } from './criteria.ts';
import type { LocationCategory } from '@staykit/values/search/location.ts';
import { without } from './without.ts';

/** What is known of the chosen place: where it is, and what it lies in. */
export type PlaceDetails = NonNullable<Wire<typeof searchDetails>['place']>;

/** What a relaxed search leaves out of the original. */
export type FallbackKind = 'expandDestination' | 'removeCategory' | 'removeDates' | 'severalRooms';

/** One relaxed search. */
export interface FallbackSearch {
  /** 1 for the first; blocks are shown in this order. [GRID-14] */
  order: number;
  kind: FallbackKind;
  criteria: SearchCriteria;
}

/** With fewer exact results than the first two rows of the grid hold, other searches are offered. [GRID-03] */
export const FALLBACK_BELOW = 9;

/** An expanded city or point of interest reaches so far, in km. [GRID-15] */
export const FALLBACK_RADIUS_KM = 30;

/** What a place grows into; one that is not listed is not expanded. [GRID-15..17] [GRID-20] */
const EXPANSIONS: Partial<Record<LocationCategory, 'radius' | 'region' | 'country'>> = {
  city: 'radius',
  poi: 'radius',
  department: 'region',
  region: 'country',
  touristicArea: 'country',
};

type Relax = (criteria: SearchCriteria, place: PlaceDetails) => SearchCriteria | undefined;

/** Every way to relax a search, in the order of the blocks. [GRID-13] [GRID-20] */
export const FALLBACK_RULES: readonly (readonly [kind: FallbackKind, relax: Relax])[] = [
  ['expandDestination', expandDestination],
  ['removeCategory', removeCategory],
  ['removeDates', removeDates],
  ['severalRooms', severalRooms],
];

/** The relaxed searches of a search: each gives up one thing of the original, and none adds up. [GRID-13] [GRID-20] */
export function fallbackSearches(criteria: SearchCriteria, place: PlaceDetails = {}): FallbackSearch[] {
  return FALLBACK_RULES.flatMap(([kind, relax]) => {
    const relaxed = relax(criteria, place);
    return relaxed ? [{ kind, criteria: { ...relaxed, page: 0 } }] : [];
  }).map((search, index) => ({ order: index + 1, ...search }));
}

function expandDestination(criteria: SearchCriteria, place: PlaceDetails): SearchCriteria | undefined {
  const expansion = criteria.location && EXPANSIONS[criteria.location.category];
  if (!expansion) return undefined;
  const rest = withoutPlace(criteria);
  if (expansion !== 'radius') {
    const id = place[expansion];
    return id === undefined ? undefined : { ...rest, location: { category: expansion, id } };
  }
  const { lat, lng } = place;
  if (lat === undefined || lng === undefined) return undefined;
  return { ...rest, lat, lng, distanceMin: 0, distanceMax: FALLBACK_RADIUS_KM, distanceActive: true };
}

function removeCategory(criteria: SearchCriteria): SearchCriteria | undefined {
  return criteria.theme === undefined ? undefined : without(criteria, 'theme');
}

function removeDates(criteria: SearchCriteria): SearchCriteria | undefined {
  return criteria.checkin && criteria.checkout
    ? without(criteria, 'checkin', 'checkout', 'night', 'flex')
    : undefined;
}

/** The room for all is ticked as soon as there is a child: nobody is to find nothing by it. A room needs an adult. */
function severalRooms({ pax, flow, ...rest }: SearchCriteria): SearchCriteria | undefined {
  const isStay = flow === 'booking' || flow === 'hotel';
  return isStay && pax.singleRoom && pax.adult > 1
    ? { ...rest, flow, pax: { ...pax, singleRoom: false } }
    : undefined;
}
