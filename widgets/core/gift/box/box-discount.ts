/**
 * How much less a box costs with its promotion, in whole percent of its price, rounded up; nothing where it costs no
 * less. Offer cards round down instead. Cents or euros with cents: both are counted in whole cents. [HOME-11]
 */
export function boxDiscountPercent(price: number, promoPrice: number | undefined): number | undefined {
  const [before, now] = [price, promoPrice ?? price].map((amount) => Math.round(amount * 100)) as [
    number,
    number,
  ];
  if (!(now < before)) return undefined;
  const lessBy = (before - now) * 100;
  // By whole numbers: a division would make 7 % of 7.000000000000001.
  return (lessBy - (lessBy % before)) / before + (lessBy % before > 0 ? 1 : 0);
}
