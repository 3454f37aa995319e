import {
  automaticSingleRoom,
  DEFAULT_PAX,
  isPaxCount,
  type Pax,
  type PaxKind,
} from '@staykit/values/pax/pax.ts';

/** Pax as the address writes it. `s` is left out where it is what anybody would assume. [ROUTE-09] */
export interface ShortPax {
  a: string;
  c: string;
  b: string;
  s?: string;
}

/** Pax under its short keys. [ENTITY-05] */
export function toShort(pax: Pax): ShortPax {
  const short: ShortPax = { a: String(pax.adult), c: String(pax.child), b: String(pax.baby) };
  if (pax.singleRoom || automaticSingleRoom(pax)) short.s = String(pax.singleRoom);
  return short;
}

/** Pax from its short keys: what is missing, no number or out of range takes its default. [ENTITY-05] [ROUTE-21] */
export function fromShort(short: Partial<Record<keyof ShortPax, string | undefined>>): Pax {
  const count = (kind: PaxKind, text: string | undefined) =>
    text && isPaxCount(kind, Number(text)) ? Number(text) : DEFAULT_PAX[kind];
  const pax = {
    adult: count('adult', short.a),
    child: count('child', short.c),
    baby: count('baby', short.b),
  };
  return { ...pax, singleRoom: short.s === undefined ? automaticSingleRoom(pax) : short.s === 'true' };
}
