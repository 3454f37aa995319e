import { priceUpdateReturn } from '@staykit/routing/checkout-return.ts';
import type { StayError } from '@staykit/values/errors/catalogue.ts';
import type { HostedPayment } from '../payment/hosted-payment.ts';
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

/** Leaves for the page of the provider; while the bank is at work, for the page that buyers come back to. */
export function leaveToPay(
  hosted: HostedPayment | undefined,
): ((details: StayError['details']) => void) | undefined {
  if (!hosted) return undefined;
  return ({ redirectUrl, payment }) => {
    const page = typeof redirectUrl === 'string' ? URL.parse(redirectUrl) : null;
    if (page && /^https?:$/.test(page.protocol)) location.assign(page.href);
    else
      location.assign(`${hosted.returnPath}?payment=${String(payment)}&back=${encodeURIComponent(here())}`);
  };
}

/** Leaves a checkout whose new price is not wanted: to where it came from, a step back, or home. [QUOTE-14] [QUOTE-15] */
export function leaveCheckout(target: string | undefined, prefix = ''): void {
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  const to = priceUpdateReturn(target, cameFromHere ? history.length : 1);
  if (to === 'back') history.back();
  else location.assign(target ? to.href : inside(prefix, to.href));
}
