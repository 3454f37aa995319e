/** What a visitor can allow. `preferences`: remembering choices such as a wishlist. */
export const CONSENT_PURPOSES = ['preferences', 'analytics', 'advertising'] as const;

/** One thing that a visitor can allow. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** What a visitor allowed; nothing before they said so. */
export type Consent = ReadonlySet<ConsentPurpose>;

/** The cookie that keeps what was allowed: names joined by `.`, set by the page that asked (CONSENT_SOURCE). */
export const CONSENT_COOKIE = 'stay_consent';

/** The cookie that tells a visitor again, once they allowed to be counted: for analytics and experiments. */
export const CLIENT_ID_COOKIE = 'stay_client';

/** What is kept of a visitor who allowed nothing: that they were asked. */
const NOTHING = 'none';

/** What a stored consent allows. A name that this version does not know is not allowed. */
export function readConsent(stored: string | undefined): Consent {
  const named = new Set((stored ?? '').split('.'));
  return new Set(CONSENT_PURPOSES.filter((purpose) => named.has(purpose)));
}

/** A consent as the cookie keeps it; of one that allows nothing, that it was asked for. */
export function writeConsent(consent: Consent): string {
  return CONSENT_PURPOSES.filter((purpose) => consent.has(purpose)).join('.') || NOTHING;
}
