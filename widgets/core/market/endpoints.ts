/** Calls whose method and path the shop chooses, from its origin on. `{name}` is a value. */
export const ENDPOINTS = {
  /** GET: whether somebody is signed in. [SAPI-15] */
  accountState: '/gateway/account/state',
  /** POST, with the e-mail in the body. [SAPI-15] */
  bookingLookup: '/api/bookings/{bookingNumber}/lookup',
  /** GET, POST and DELETE. [PAPI-34] */
  wishlist: '/gateway/wishlist/{productId}',
  /** GET: every product that is kept. */
  wishes: '/gateway/wishlist',
  /** POST. [PAPI-38] */
  experimentActivation: '/gateway/experiments/activation',
  /** POST, once in a while. [PAPI-30] */
  errorLog: '/gateway/errors',
  /** GET, once per page that was not found. [PAPI-28] */
  notFoundReport: '/error',
  /** POST; the point of sale follows. [SAPI-13] */
  analytics: '/analytics/ga/collect',
} as const;

/** The address of an endpoint with its values filled in. */
export function endpoint(
  name: keyof typeof ENDPOINTS,
  values: Readonly<Record<string, string>> = {},
): string {
  return ENDPOINTS[name].replace(/\{(\w+)\}/g, (_all, key: string) => encodeURIComponent(values[key] ?? ''));
}
