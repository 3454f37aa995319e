import { postCollect } from '@staykit/client/calls/post-collect.generated.ts';
import { callAt } from '@staykit/client/visitor/visitor-sender.ts';
import { marketOf, type Locale } from '@staykit/values/market/locale.ts';
import type { AnalyticsPayload } from './analytics-payload.ts';

/** How the point of sale is spelt in the address. */
export type PosCase = 'lower' | 'upper';

/** How it is spelt by default (ANALYTICS_POS_CASE). [SAPI-13] */
export const ANALYTICS_POS_CASE: PosCase = 'lower';

/** Milliseconds that a request may take: nobody waits for it (ANALYTICS_TIMEOUT_MS). [SAPI-14] */
export const ANALYTICS_TIMEOUT_MS = 30_000;

/** The ways out of the browser. */
export interface AnalyticsTransport {
  /** Origin of the shop; '' on its own pages. */
  endpoint: string;
  locale: Locale;
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** `navigator.sendBeacon`, where the browser has it. */
  sendBeacon?(url: string, body: string): boolean;
  posCase?: PosCase;
  timeoutMs?: number;
}

/**
 * Sends events, by beacon where that is asked for and the browser takes it, else as a request. Failures are silent.
 * [SAPI-13] [SAPI-14]
 */
export async function sendAnalytics(
  payload: AnalyticsPayload,
  transport: AnalyticsTransport,
  { beacon = false } = {},
): Promise<void> {
  const { endpoint, locale, posCase = ANALYTICS_POS_CASE, timeoutMs = ANALYTICS_TIMEOUT_MS } = transport;
  const market = marketOf(locale);
  const pos = posCase === 'upper' ? market : market.toLowerCase();
  const [url] = callAt(endpoint, postCollect, { pos });
  const body = JSON.stringify(payload);
  // As text a beacon needs no preflight, which it could not wait for.
  if (beacon && transport.sendBeacon?.(url, body)) return;
  try {
    const response = await transport.fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      credentials: 'omit',
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
  } catch {
    // Whoever visits the page does not care.
  }
}
