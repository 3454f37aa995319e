/** The travellers of a stay. [ENTITY-05] */
export interface Pax {
  /** 12 years and older: 1 to 20. [PAX-02] */
  adult: number;
  /** 3 to 11 years: 0 to 10. [PAX-03] */
  child: number;
  /** 0 to 2 years: 0 to 10. [PAX-04] */
  baby: number;
  /** All travellers share one room. [PAX-13] */
  singleRoom: boolean;
}

/** A kind of traveller that is counted. */
export type PaxKind = 'adult' | 'child' | 'baby';

/** Minimum and maximum of each kind. [PAX-02..04] */
export const PAX_LIMITS: Record<PaxKind, { min: number; max: number }> = {
  adult: { min: 1, max: 20 },
  child: { min: 0, max: 10 },
  baby: { min: 0, max: 10 },
};

/** Two adults. [PAX-15] */
export const DEFAULT_PAX: Pax = { adult: 2, child: 0, baby: 0, singleRoom: false };

/** True when a count is whole and within the limits of its kind. */
export function isPaxCount(kind: PaxKind, count: number): boolean {
  const { min, max } = PAX_LIMITS[kind];
  return Number.isInteger(count) && count >= min && count <= max;
}

/** The default of the single-room flag. [PAX-13] */
export function automaticSingleRoom(pax: Pick<Pax, 'child' | 'baby'>): boolean {
  return pax.child + pax.baby > 0;
}

/** Changes one count. Out of range is ignored, not clamped; children and babies decide the room again. [PAX-05] [PAX-16] */
export function setPax(pax: Pax, kind: PaxKind, count: number): Pax {
  if (count === pax[kind] || !isPaxCount(kind, count)) return pax;
  const next = { ...pax, [kind]: count };
  return kind === 'adult' ? next : { ...next, singleRoom: automaticSingleRoom(next) };
}

/** The visitor's own choice, until the children or babies change. [PAX-14] [PAX-16] */
export function toggleSingleRoom(pax: Pax): Pax {
  return { ...pax, singleRoom: !pax.singleRoom };
}

/** Everybody who travels. */
export function travellersOf(pax: Pax): number {
  return pax.adult + pax.child + pax.baby;
}
