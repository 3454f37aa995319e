import { priceUpdateReturn } from '@staykit/routing/checkout-return.ts';
import type { StayError } from '@staykit/values/errors/catalogue.ts';
import { keepPayment, keptPayment, type SentTo } from '../payment/open-payment.ts';
import { inside } from '@staykit/routing/inside.ts';

/** A name for one attempt. Not `randomUUID`, which pages without TLS have not. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The site that led here, where it is another one: partners are paid on it. [MINISITE-17] */
export function foreignOrigin(): string | undefined {
  const from = URL.parse(document.referrer)?.origin;
  return from === undefined || from === location.origin ? undefined : from.slice(0, 200);
}

/** Path and query of this page. */
export const here = (): string => location.pathname + location.search;

const returnUrl = (returnPath: string, payment: string): string =>
  `${returnPath}?payment=${payment}&back=${encodeURIComponent(here())}`;

/** Leaves for the page of the provider; while the bank is at work, for the page that buyers come back to. */
export function leaveToPay(returnPath: string): (details: StayError['details'], sentTo?: SentTo) => void {
  return ({ redirectUrl, payment }, sentTo) => {
    keepPayment({ ...sentTo, payment: String(payment), here: here() });
    const page = typeof redirectUrl === 'string' ? URL.parse(redirectUrl) : null;
    location.assign(
      page && /^https?:$/.test(page.protocol) ? page.href : returnUrl(returnPath, String(payment)),
    );
  };
}

/**
 * Leads a buyer whose payment of this order is not decided to the page that buyers come back to, which offers to go on or
 * to start again. Whether there is one.
 */
export function resumePayment(returnPath: string): boolean {
  const kept = keptPayment();
  if (kept?.here !== here()) return false;
  location.replace(returnUrl(returnPath, kept.payment));
  return true;
}

/** Leaves a checkout whose new price is not wanted: to where it came from, a step back, or home. [QUOTE-14] [QUOTE-15] */
export function leaveCheckout(target: string | undefined, prefix = ''): void {
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  const to = priceUpdateReturn(target, cameFromHere ? history.length : 1);
  if (to === 'back') history.back();
  else location.assign(target ? to.href : inside(prefix, to.href));
}
