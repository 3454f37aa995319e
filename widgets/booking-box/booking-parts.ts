import type { ComponentType } from 'react';
import { loadOnDemand } from '../components/on-demand.ts';
import type { readProductHash, writeProductHash } from '../core/search/product-hash.ts';
import type { LiveBookingBoxProps } from './live-booking-box.tsx';
import type { PhoneBarProps } from './phone-bar.tsx';
import type { BookingBoxState } from './use-booking-box.ts';

/** What a part reads and changes. */
export interface BookingPartProps {
  box: BookingBoxState;
  props: LiveBookingBoxProps;
}

/** What a visitor opens, fetched when it is wanted. */
export const BOOKING_PANELS = {
  /** What opens under the dates and the travellers. */
  fields: loadOnDemand(() => import('./booking-panels.tsx')),
  /** What they open on, on a phone. */
  screen: loadOnDemand(() => import('./panel-screen.tsx')),
  /** The days of a gift. */
  giftDays: loadOnDemand(() => import('./gift-days.tsx')),
  /** The question about a price that became another one. */
  change: loadOnDemand(() => import('./change-part.tsx')),
  /** What a town takes of its guests. */
  tax: loadOnDemand(() => import('./tax-modal.tsx')),
};

/** The parts of a booking box that an element has no use for. */
export interface BookingParts {
  /** How a stay stands in the address of a page; a box on anybody's page has no address. */
  hash?: { read: typeof readProductHash; write: typeof writeProductHash };
  /** The bar at the bottom of a phone. */
  PhoneBar?: ComponentType<PhoneBarProps>;
  /** What the price is for, on pages that tell more of a stay than a box does. */
  Programme?: ComponentType<BookingPartProps>;
  /** The same choice in plain fields, for a page without script. */
  PlainStay?: ComponentType<BookingPartProps>;
}
