/**
 * Splits a total over parts in proportion to their weights, in whole cents that sum to the total exactly. Equal weights
 * where all are 0. The same parts always get the same cents.
 */
export function spreadCents(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const shares = sum > 0 ? weights : weights.map(() => 1);
  const whole = sum > 0 ? sum : weights.length;
  let seen = 0;
  let given = 0;
  return shares.map((share) => {
    seen += share;
    const upTo = Math.round((total * seen) / whole);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}
