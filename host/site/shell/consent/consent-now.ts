import { CONSENT_COOKIE, readConsent, type Consent } from '@staykit/core/consent/consent.ts';
import { consentedStorage, type KeptStorage } from '@staykit/channel/consented-storage.ts';
import { readCookie } from './cookie.ts';

/** Event of the document, with what is allowed from now on. */
export const CONSENT_EVENT = 'stay-consent';

/** What is allowed at this moment. */
export function consentNow(): Consent {
  return readConsent(readCookie(CONSENT_COOKIE));
}

/** Whether the visitor was asked before. */
export function wasAsked(): boolean {
  return readCookie(CONSENT_COOKIE) !== undefined;
}

/** The visitor's storage, as far as they allow to be remembered. */
export const storageByConsent = (storage: KeptStorage): KeptStorage =>
  consentedStorage(
    () => storage,
    () => consentNow().has('preferences'),
  );
