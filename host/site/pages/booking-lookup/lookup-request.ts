import { REQUEST_CODES } from '@staykit/core/contact/quick-actions.ts';

/** What somebody opens the look-up of a booking for; nothing where they only want to look. */
export type LookupRequest = 'change' | 'invoice' | undefined;

/** What the hash of an address asks for. [CONTACT-03] [MENU-02] */
export function lookupRequest(hash: string, codes = REQUEST_CODES): LookupRequest {
  const code = hash.replace(/^#/, '');
  if (code === codes.modifyOrCancel) return 'change';
  return code === codes.invoice ? 'invoice' : undefined;
}
