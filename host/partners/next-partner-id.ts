/** Smallest automatic id of a partner. */
const FIRST_ID = 1001;

/** An id that a new partner can have beside those with these. */
export const nextPartnerId = (ids: readonly number[]): number => Math.max(FIRST_ID - 1, ...ids) + 1;
