import type { OfferPage } from '../../../widgets/core/search/offer-page.ts';
import { emptyCriteria } from '../../../widgets/core/search/empty-criteria.ts';
import type { SearchFlow } from '../../../widgets/core/search/flow.ts';
import type { Suggestion } from '../../../widgets/core/search/location.ts';
import type { HomeContent } from '../../../widgets/core/content/page-content.ts';
import type { PageRequest } from '../../render/page.ts';
import { loadBlocks, type LoadedBlock } from '../blocks/load-blocks.ts';
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

/** The first page of the shop as the editors wrote it. */
export interface ShopHomeData {
  home: HomeContent;
  blocks: LoadedBlock[];
  places: Suggestion[];
}

/** Fetches the first page of the shop; without content there is none, and it is hidden. [HOME-01] [HOME-05] */
export async function loadShopHome(
  request: PageRequest,
  flow: SearchFlow,
): Promise<ShopHomeData | undefined> {
  const [home, places] = await Promise.all([
    request.content.home(flow),
    findPlaces(request.client, HOME_PLACES[request.locale]),
  ]);
  return home && { home, places, blocks: await loadBlocks(request, home.blocks) };
}
