import { CONSENT_COOKIE, readConsent, type Consent } from '@staykit/core/consent/consent.ts';
import { readCookie } from './cookie.ts';

/** Told on the document, with what is allowed from now on. */
export const CONSENT_EVENT = 'stay-consent';

/** What is allowed at this moment. */
export function consentNow(): Consent {
  return readConsent(readCookie(CONSENT_COOKIE));
}

/** Whether the visitor was asked before. */
export function wasAsked(): boolean {
  return readCookie(CONSENT_COOKIE) !== undefined;
}

/** Storage that keeps and tells nothing until the visitor allows to be remembered. */
export function consentedStorage(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const allowed = () => consentNow().has('preferences');
  return {
    getItem: (key) => (allowed() ? storage.getItem(key) : null),
    setItem(key, value) {
      if (allowed()) storage.setItem(key, value);
    },
    removeItem: (key) => storage.removeItem(key),
  };
}
