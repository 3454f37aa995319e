import {
  INSTALMENT_TYPES,
  type InstalmentType,
  type PaymentPlan,
} from '@staykit/values/price/payment-plan.ts';
import type { instalment, paymentMethod } from '@staykit/contract/booking/payment-methods.ts';
import type { Wire } from '@staykit/contract/wire.ts';
import { addDays, addMonths, daysInMonth, monthOf, nightsBetween } from '@staykit/values/dates/plain-date.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { CancellationPolicy } from '../offer/card/offer-card.ts';
import type { Locale } from '@staykit/values/market/locale.ts';

/** One payment of a plan. [SENTITY-12] */
export type Instalment = Wire<typeof instalment>;

/** A way to pay, as the eligibility call answers it. [SAPI-09] [SENTITY-12] */
export type PaymentMethod = Wire<typeof paymentMethod>;

/** When each way may be chosen: cents of the amount, both included, and days until arrival. [INSTALMENT-03..05] */
export const INSTALMENT_LIMITS: Record<InstalmentType, { min: number; max: number; days: number }> = {
  '3x': { min: 20_000, max: 200_000, days: 7 },
  '4x': { min: 25_000, max: 200_000, days: 7 },
  deferred: { min: 0, max: Infinity, days: 5 },
};

/**
 * When a provider's own pay-later option is offered: cents, and the markets. It pays the shop at once, and is paid by
 * the guest so many days later. [INSTALMENT-06]
 */
export const PAY_LATER = {
  min: 3000,
  max: 200_000,
  locales: ['es_ES', 'it_IT'] as readonly Locale[],
  days: 30,
};

/** A deferred payment without a cancellation deadline is taken so many days before arrival. [INSTALMENT-10] */
export const DEFERRED_DAYS_BEFORE = 2;

/** Whose word a method needs: the answer's, the local rule's, or both. INSTALMENT_ELIGIBILITY [INSTALMENT-07] */
export const INSTALMENT_ELIGIBILITY = 'both' as 'both' | 'answer' | 'local';

/** Which payment the cents go on that do not divide. INSTALMENT_REMAINDER [INSTALMENT-08] */
export const INSTALMENT_REMAINDER = 'first' as 'first' | 'last';

/** What is to be paid, and when the guest arrives. */
export interface InstalmentOrder {
  /** Cents, without the fee. */
  amount: number;
  today: PlainDate;
  checkin: PlainDate;
}

/** The local rule: whether a way may be chosen for an amount and a day of arrival. [INSTALMENT-03..05] */
export function isEligible(type: InstalmentType, { amount, today, checkin }: InstalmentOrder): boolean {
  const { min, max, days } = INSTALMENT_LIMITS[type];
  return amount >= min && amount <= max && nightsBetween(today, checkin) >= days;
}

/** The methods of an answer that may be shown. A variant may take deferred payment away. [INSTALMENT-07] [INSTALMENT-11] */
export function shownMethods(
  answered: readonly PaymentMethod[],
  order: InstalmentOrder,
  { deferredDisabled = false, eligibility = INSTALMENT_ELIGIBILITY } = {},
): PaymentMethod[] {
  const listed =
    eligibility === 'local'
      ? INSTALMENT_TYPES.map((type) => answered.find((each) => each.type === type) ?? { type, paymentFee: 0 })
      : answered;
  return listed.filter(
    ({ type }) =>
      (eligibility === 'answer' || isEligible(type, order)) && !(deferredDisabled && type === 'deferred'),
  );
}

/** Whether a provider's pay-later option is offered. [INSTALMENT-06] */
export function offersPayLater(amount: number, locale: Locale, hasVariation: boolean): boolean {
  return (
    hasVariation && amount >= PAY_LATER.min && amount <= PAY_LATER.max && PAY_LATER.locales.includes(locale)
  );
}

/**
 * What is paid when. Parts are equal and monthly from today, on the same day of the month or its last one; cents that
 * do not divide go where INSTALMENT_REMAINDER says, the fee on the first payment. [INSTALMENT-08..10]
 */
export function instalmentPlan(
  plan: PaymentPlan,
  { amount, today, checkin }: InstalmentOrder,
  {
    paymentFee = 0,
    policy,
    remainder = INSTALMENT_REMAINDER,
  }: { paymentFee?: number; policy?: CancellationPolicy; remainder?: typeof INSTALMENT_REMAINDER } = {},
): Instalment[] {
  if (plan === 'once') return [{ amount: amount + paymentFee, date: today }];
  if (plan === 'deferred') {
    const date = policy?.cancellationDeadline ?? addDays(checkin, -DEFERRED_DAYS_BEFORE);
    return [{ amount: amount + paymentFee, date: date < today ? today : date }];
  }
  if (plan === 'payLater') return [{ amount: amount + paymentFee, date: addDays(today, PAY_LATER.days) }];
  const parts = plan === '3x' ? 3 : 4;
  const each = Math.floor(amount / parts);
  const uneven = remainder === 'first' ? 0 : parts - 1;
  return Array.from({ length: parts }, (_, index) => ({
    amount: each + (index === uneven ? amount - each * parts : 0) + (index === 0 ? paymentFee : 0),
    date: sameDayLater(today, index),
  }));
}

function sameDayLater(date: PlainDate, months: number): PlainDate {
  const month = addMonths(monthOf(date), months);
  return `${month}-${String(Math.min(Number(date.slice(8)), daysInMonth(month))).padStart(2, '0')}`;
}
