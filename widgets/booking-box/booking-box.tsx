import { readProductHash, writeProductHash } from '../core/search/product-hash.ts';
import type { BookingBoxProps } from './booking-box.props.ts';
import type { BookingParts } from './booking-parts.ts';
import { LiveBookingBox } from './live-booking-box.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PlainStay } from './plain-stay.tsx';
import { ProgrammeLines } from './programme-lines.tsx';

const PARTS: BookingParts = {
  hash: { read: readProductHash, write: writeProductHash },
  PlainStay,
  PhoneBar,
  Programme: ProgrammeLines,
};

/** The booking box: the price of a stay, its dates and travellers, and the way to its checkout. */
export function BookingBox(props: BookingBoxProps) {
  return <LiveBookingBox {...props} parts={PARTS} />;
}
