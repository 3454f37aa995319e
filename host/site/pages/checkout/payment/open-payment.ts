import { readTab, writeTab } from '../../../framework/browser/tab-storage.ts';

/*
 * A buyer who comes back from the page of the provider by the browser's button finds the checkout again, while the rooms
 * are held. The payment is kept in this tab alone until it is decided; the addresses that are shown with its confirmation
 * are kept with it.
 */

const KEY = 'stay-open-payment';

/** Whom the confirmation is sent to, and of what. */
export interface SentTo {
  email?: string;
  recipientEmail?: string;
  /** An activity that its buyer uses. */
  ownUse?: boolean;
  item?: ItemToPay;
}

/** What is paid, as the checkout printed it. */
export interface ItemToPay {
  /** The hotel, or the gift. */
  title: string;
  /** The dates of a stay. */
  detail?: string;
  /** The total. */
  sum: string;
}

/** A payment whose buyer has left for the page of the provider. */
export interface OpenPayment extends SentTo {
  /** Its secret. */
  payment: string;
  /** Path and query of the page that it was ordered on. */
  here: string;
}

/** Keeps a payment that is left for. */
export function keepPayment(payment: OpenPayment): void {
  writeTab(KEY, payment);
}

/** The payment that was left for last in this tab and is not decided. */
export function keptPayment(): OpenPayment | undefined {
  const kept = readTab<OpenPayment>(KEY);
  return typeof kept?.payment === 'string' && typeof kept.here === 'string'
    ? (kept as OpenPayment)
    : undefined;
}

/** A payment that is decided is kept no longer. */
export function forgetPayment(): void {
  writeTab(KEY);
}
