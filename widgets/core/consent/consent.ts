/** What a visitor can allow. `preferences`: remembering choices such as a wishlist. */
export const CONSENT_PURPOSES = ['preferences', 'analytics', 'advertising'] as const;

/** One thing that a visitor can allow. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** The purposes that a visitor consented to; none before they decide. */
export type Consent = ReadonlySet<ConsentPurpose>;

/** The cookie that keeps what was allowed: names joined by `.`, set by the page that asked (CONSENT_SOURCE). */
export const CONSENT_COOKIE = 'stay_consent';

/** The cookie that recognises a visitor for analytics and experiments, once they consented. */
export const CLIENT_ID_COOKIE = 'stay_client';

/** The value of the cookie of a visitor who was asked and refused. */
const NOTHING = 'none';

/** What a stored consent allows. A name that this version does not know is not allowed. */
export function readConsent(stored: string | undefined): Consent {
  const named = new Set((stored ?? '').split('.'));
  return new Set(CONSENT_PURPOSES.filter((purpose) => named.has(purpose)));
}

/** The value of the consent cookie; `none` if everything was refused. */
export function writeConsent(consent: Consent): string {
  return CONSENT_PURPOSES.filter((purpose) => consent.has(purpose)).join('.') || NOTHING;
}
