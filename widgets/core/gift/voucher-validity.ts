import { addMonths, daysInMonth, monthOf, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { Market } from '@staykit/values/market/locale.ts';

/** What a voucher is for. */
export type VoucherKind = 'gift' | 'activity';

/** Where another validity than the usual holds; what is absent fits every page or market. */
export interface ValidityOverride {
  /** A page by name: `box`, `product` ... */
  page?: string;
  market?: Market;
  months: number;
}

/** How long vouchers are valid, in months. [VOUCHER-01] [VOUCHER-02] */
export interface VoucherValidity {
  gift: number;
  activity: number;
  /** Of gift vouchers. The most exact one wins: page and market, then page, then market. */
  overrides: readonly ValidityOverride[];
}

/** The setting of the shop. [VOUCHER-01] [VOUCHER-02] */
export const VOUCHER_VALIDITY: VoucherValidity = { gift: 12, activity: 12, overrides: [] };

/** Months that a voucher is valid; texts and sales ask the same function. [VOUCHER-01] [VOUCHER-02] */
export function validityMonths(
  kind: VoucherKind,
  { page, market }: { page?: string; market?: Market } = {},
  setting: VoucherValidity = VOUCHER_VALIDITY,
): number {
  if (kind === 'activity') return setting.activity;
  const rank = (each: ValidityOverride) =>
    (each.page === undefined ? 0 : 2) + (each.market === undefined ? 0 : 1);
  const [best] = setting.overrides
    .filter((each) => (each.page ?? page) === page && (each.market ?? market) === market)
    .toSorted((a, b) => rank(b) - rank(a));
  return best?.months ?? setting.gift;
}

/** The last day of a voucher that was issued on `issued`. A month without that day ends it on its last. [VOUCHER-01] */
export function validUntil(issued: PlainDate, months: number): PlainDate {
  const month = addMonths(monthOf(issued), months);
  const day = Math.min(Number(issued.slice(8)), daysInMonth(month));
  return `${month}-${String(day).padStart(2, '0')}`;
}
