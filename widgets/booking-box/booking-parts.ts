import type { ComponentType } from 'react';
import type { PaidStay } from '../client/booking/payment-methods.ts';
import type { LatePart } from '../components/late-part.ts';
import type { LiveBookingBoxProps } from './live-booking-box.tsx';
import type { readProductHash, writeProductHash } from '../core/search/product-hash.ts';
import type * as pricing from './pricing.ts';
import type { PanelScreenProps } from './panel-screen.tsx';
import type { PhoneBarProps } from './phone-bar.tsx';
import type { Variants } from '../experiments/variants.ts';
import type { BookingBoxState } from './use-booking-box.ts';

/** What a part reads and changes. */
export interface BookingPartProps {
  box: BookingBoxState;
  props: LiveBookingBoxProps;
}

/** What opens under the dates and the travellers. */
export interface BookingPanels {
  DatesPanel: ComponentType<BookingPartProps>;
  TravellersPanel: ComponentType<BookingPartProps>;
}

/** The parts of a booking box that not every visitor needs, or not at once: pages and elements fetch them when wanted. */
export interface BookingParts {
  /** How a stay stands in the address of a page; a box on anybody's page has no address. */
  hash?: { read: typeof readProductHash; write: typeof writeProductHash };
  /** What a stay with dates costs, and the way to its checkout. */
  pricing: LatePart<typeof pricing>;
  panels: LatePart<BookingPanels>;
  /** What they open on, on a phone. */
  screen: LatePart<{ PanelScreen: ComponentType<PanelScreenProps> }>;
  /** The days of activities, where a stay has some. */
  activities: LatePart<{ ActivityPart: ComponentType<BookingPartProps> }>;
  /** The question about a price that became another one. */
  change: LatePart<{ ChangePart: ComponentType<BookingPartProps> }>;
  /** What can be added to the stay. */
  extras: LatePart<{ ExtrasPart: ComponentType<BookingPartProps & { nights?: number }> }>;
  /** The stay as a present. */
  gift: LatePart<{ GiftPart: ComponentType<BookingPartProps> }>;
  /** How a priced stay can be paid. */
  instalments: LatePart<{
    Instalments: ComponentType<PaidStay & { box: BookingBoxState; variants?: Variants | undefined }>;
  }>;
  /** What a town takes of its guests. */
  tax: LatePart<{ TaxModal: ComponentType<BookingPartProps & { onClose: () => void }> }>;
  /** The bar at the bottom of a phone. */
  PhoneBar?: ComponentType<PhoneBarProps>;
  /** What the price is for, on pages that tell more of a stay than a box does. */
  Programme?: ComponentType<BookingPartProps>;
  /** The same choice in plain fields, for a page without script. */
  PlainStay?: ComponentType<BookingPartProps>;
}
