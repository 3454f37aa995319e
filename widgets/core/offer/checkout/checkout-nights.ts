/** The night counts that a stay from some day may have. */
export interface CheckoutNights {
  nights: number[];
  min: number;
  max: number;
}

/** The answered night counts in order, with the minimum and the maximum; nothing when there are none. [API-21] */
export function checkoutNights(answer: readonly number[]): CheckoutNights | undefined {
  const nights = [...new Set(answer)].sort((a, b) => a - b);
  const min = nights[0];
  const max = nights.at(-1);
  return min === undefined || max === undefined ? undefined : { nights, min, max };
}
