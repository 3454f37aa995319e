import type { Pax } from '@staykit/values/pax/pax.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';

/** Offers of one hotel that a search of the main list may show. [API-19] */
export const STAY_SEARCH_PACKAGES_PER_HOTEL = 1;

/** What packages are searched for. */
export type PackageSearch = 'box' | 'activity' | 'landingStay' | 'stay';

const PER_HOTEL: Record<PackageSearch, number> = {
  box: 20,
  activity: 20,
  landingStay: 1,
  stay: STAY_SEARCH_PACKAGES_PER_HOTEL,
};

/** `numberOfPackagesPerHotel` of a search. [API-18] [API-19] */
export function packagesPerHotel(search: PackageSearch): number {
  return PER_HOTEL[search];
}

/** Travellers as POST offers.json sends them: a gift is always for two adults. [API-15] */
export function packagePax(
  flow: SearchFlow,
  { adult, child, baby }: Pax,
): Omit<Pax, 'singleRoom'> & { type?: 'gift' } {
  if (flow !== 'gifting') return { adult, child, baby };
  return { adult: DEFAULT_PAX.adult, child: DEFAULT_PAX.child, baby: DEFAULT_PAX.baby, type: 'gift' };
}
