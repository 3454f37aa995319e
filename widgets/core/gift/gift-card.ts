/** The card of an amount that its giver chooses; amounts are cents. */
export const GIFT_CARD = {
  code: 'GIFTCARD',
  least: 3_000,
  most: 100_000,
  /** Offered with one press. */
  amounts: [5_000, 10_000, 15_000, 20_000, 30_000, 50_000],
} as const;

/** Cents of an amount that somebody typed, with a comma or a point; nothing for what is no amount of a card. */
export function readCardAmount(typed: string): number | undefined {
  const parts = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(typed.replace(/[\s\u00a0\u202f€]/g, ''));
  if (!parts) return undefined;
  const [, whole = '', cents = ''] = parts;
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return amount >= GIFT_CARD.least && amount <= GIFT_CARD.most ? amount : undefined;
}

/** Cents as the text of an input: `150`, `99.50`. */
export function writeCardAmount(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
