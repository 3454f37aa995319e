import { loadOnDemand } from '@staykit/ui/hooks/on-demand.ts';

/** What a visitor opens, fetched when it is wanted. */
export const BOOKING_PANELS = {
  /** What opens under the dates and the travellers. */
  fields: loadOnDemand(() => import('./stay/booking-panels.tsx')),
  /** What they open on, on a phone. */
  screen: loadOnDemand(() => import('./stay/panel-screen.tsx')),
  /** The days of a gift. */
  giftDays: loadOnDemand(() => import('./gift/gift-days.tsx')),
  /** The question about a price that became another one. */
  change: loadOnDemand(() => import('./price/change-part.tsx')),
  /** What a town takes of its guests. */
  tax: loadOnDemand(() => import('./price/tax-modal.tsx')),
};
