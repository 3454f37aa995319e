import { readProductHash, writeProductHash } from '@staykit/core/search/address/product-hash.ts';
import type { BookingBoxProps } from './booking-box.props.ts';
import type { BookingParts } from './use-booking-box.ts';
import { ExtrasPart } from './stay/extras-part.tsx';
import { OfferIntro } from './stay/offer-intro.tsx';
import { LiveBookingBox } from './live-booking-box.tsx';
import { PriceBar } from './price-bar/price-bar.tsx';
import { PlainStay } from './stay/plain-stay.tsx';
import { ProgrammeLines } from './stay/programme-lines.tsx';

const PARTS: BookingParts = {
  hash: { read: readProductHash, write: writeProductHash },
  PlainStay,
  PriceBar,
  Extras: ExtrasPart,
  Programme: ProgrammeLines,
};

/** The booking box: the price of a stay, its dates and travellers, and the way to its checkout. */
export function BookingBox(props: BookingBoxProps) {
  return <LiveBookingBox {...props} parts={PARTS} />;
}

/** The same on a page of a partner: with what is booked, and as wide as it is read well. */
export function BookingBoxOfPartner(props: BookingBoxProps) {
  const parts = { ...PARTS, isAlone: true, ...(!props.hideOffer && { Intro: OfferIntro }) };
  return <LiveBookingBox {...props} parts={parts} />;
}
