import type { CartItem, ShownItem } from '../../../widgets/analytics/events.ts';
import type { MapTiles } from '../../../widgets/core/search/map-tiles.ts';
import type { RecentlyViewed } from '../../../widgets/core/offer/recently-viewed.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';
import type { SearchCriteria } from '../../../widgets/core/search/criteria.ts';
import type { SearchFlow } from '../../../widgets/core/search/flow.ts';
import type { Variation } from '../../../widgets/experiments/assign-variants.ts';
import type { AppSite } from '../../shell/menus/app-site.ts';
import type { PageName } from '../../routing/segments.ts';

/** A product or a hotel, and the search that the server showed it for. */
export interface ShownPage {
  kind: 'product' | 'hotel';
  id: string;
  criteria: SearchCriteria;
}

/** What the browser is told of a page besides its widgets. */
export interface VisitData {
  locale: Locale;
  /** Origin of the shop; '' on its own pages. */
  origin: string;
  page: PageName;
  flow: SearchFlow;
  status: number;
  /** The experiments that this visitor takes part in. */
  variations: readonly Variation[];
  /** Somebody is signed in. */
  signedIn?: boolean;
  /** Number of their account. */
  userId?: string;
  /** Minisite id of the partner. */
  partner?: number;
  /** What links inside begin with. */
  prefix?: string;
  /** Origin of the shop that a minisite belongs to, where its accounts are. */
  shop?: string;
  /** What the page was printed for; the hash may ask for something else. */
  shown?: ShownPage;
  /** What this page shows, as it stands among what was viewed. [RECENT-01] */
  viewed?: RecentlyViewed;
  /** The tile server of the map, where there is one. */
  tiles?: MapTiles;
  /** The sites that the menu of the app offers. [NATIVEAPP-02] */
  sites?: readonly AppSite[];
  /** What the page shows, where it is one product. */
  item?: ShownItem;
  /** What the page sells, where it is a checkout. */
  cart?: CartItem;
}

/** Id of the data block. */
export const VISIT_DATA_ID = 'stay-visit';
