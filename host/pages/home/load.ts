import type { OfferPage } from '../../../widgets/core/search/offer-page.ts';
import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import type { SearchFlow } from '../../../widgets/core/search/flow.ts';
import type { Suggestion } from '../../../widgets/core/search/location.ts';
import type { PageRequest } from '../../render/page.ts';
import { findPlaces, HOME_PLACES } from './places.ts';

/** Stays in the row of a first page. [HOME-12] */
export const HOME_PICKS = 3;

/** What a first page shows. A part that cannot be had is left out. */
export interface HomeData {
  picks: OfferPage['offers'];
  places: Suggestion[];
}

/** Fetches the parts of a first page together; none of them may take the page down. */
export async function loadHome({ client, locale }: PageRequest, flow: SearchFlow): Promise<HomeData> {
  const [picks, places] = await Promise.all([
    client.offers(emptyCriteria(flow), { size: HOME_PICKS }).then(
      ({ offers }) => offers.slice(0, HOME_PICKS),
      () => [],
    ),
    findPlaces(client, HOME_PLACES[locale]),
  ]);
  return { picks, places };
}
