import { REQUEST_CODES } from '@staykit/core/contact/quick-actions.ts';

/** What the booking look-up was opened for; undefined to only show the booking. */
export type LookupRequest = 'change' | 'invoice' | undefined;

/** What the hash of an address asks for. [CONTACT-03] [MENU-02] */
export function lookupRequest(hash: string, codes = REQUEST_CODES): LookupRequest {
  const code = hash.replace(/^#/, '');
  if (code === codes.modifyOrCancel) return 'change';
  return code === codes.invoice ? 'invoice' : undefined;
}
