import type { ProductDetail } from '../core/offer/product.ts';
import { readProductHash, writeProductHash } from '../core/search/product-hash.ts';
import type { BookingBoxProps } from './booking-box.props.ts';
import { partAtOnce } from '../components/late-part.ts';
import { laterParts } from './later-parts.ts';
import { LiveBookingBox } from './live-booking-box.tsx';
import { PhoneBar } from './phone-bar.tsx';
import * as pricing from './pricing.ts';
import { PlainStay } from './plain-stay.tsx';
import { ProgrammeLines } from './programme-lines.tsx';

/** Fetches what the box shows of a product from the start: what a server printed stays when the box comes alive. */
export async function loadShown({ activityDates, extras }: ProductDetail, isGift = false): Promise<void> {
  await Promise.all([
    isGift && laterParts.gift.load(),
    !!activityDates?.length && laterParts.activities.load(),
    !!extras?.length && laterParts.extras.load(),
  ]);
}

const PARTS = {
  ...laterParts,
  hash: { read: readProductHash, write: writeProductHash },
  pricing: partAtOnce(pricing),
  PlainStay,
  PhoneBar,
  Programme: ProgrammeLines,
};

/** The booking box: the price of a stay, its dates and travellers, and the way to its checkout. */
export function BookingBox(props: BookingBoxProps) {
  return <LiveBookingBox {...props} parts={PARTS} />;
}
