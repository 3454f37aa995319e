import type { PlainDate } from '../dates/plain-date.ts';
import type { Extra } from './extra.ts';
import type { Breadcrumb, HotelContent, HotelLocation } from './hotel.ts';
import type { CancellationPolicy, OfferCard } from './offer-card.ts';
import type { PageModel } from './page-model.ts';
import type { ActivityDates, Breakfast, ProgramItem, ProgramLine } from './programme.ts';
import type { Room } from './room.ts';

/** How an offer is quoted: `pull` in real time, `push` from the calendar. [PENTITY-19] */
export const DATA_FLOW_MODES = ['push', 'pull'] as const;

/**
 * A product: the card of its offer, and everything that its page shows. All of it but the card may be missing, so
 * that a server that knows less still serves a page. [PENTITY-16..19]
 */
export interface ProductDetail extends OfferCard {
  hotel: OfferCard['hotel'] & { location: HotelLocation } & Partial<Omit<HotelContent, 'ecoFacilities'>>;
  price?: { sellPrice: number; refPrice?: number; promo?: number };
  /** The offers of the hotel in the same flow, this one among them. */
  weekendList?: { id: string; label: string; uri?: string }[];
  breadcrumb?: Breadcrumb[];
  importantInfos?: string[];
  published?: boolean;
  flashDeal?: boolean;
  roomsAmountMessage?: string;
  programLines?: ProgramLine[];
  shortProgramIntroWithoutRoom?: string;
  activities?: ProgramItem[];
  activityDates?: ActivityDates[];
  /** Activity id, underscore, date. [PENTITY-18] */
  selectedActivityDates?: string[];
  breakfast?: Breakfast;
  dinner?: ProgramItem;
  rooms?: Room[];
  offers?: { id: string; cancellationPolicy: Pick<CancellationPolicy, 'cancellable'> }[];
  extras?: Extra[];
  connectivity?: string;
  checkin?: PlainDate;
  paxCount?: number;
  hasSelectedDates?: boolean;
  pageModel?: PageModel;
}

/** Whether dates are chosen: an arrival and a number of nights. [PENTITY-19] */
export function hasSelectedDates({ checkin, nights }: { checkin?: PlainDate; nights?: number }): boolean {
  return checkin !== undefined && nights !== undefined && nights > 0;
}

/** Whether a product is sold; one that does not say is. [PRODUCT-38] */
export function isPublished({ published }: { published?: boolean }): boolean {
  return published !== false;
}
