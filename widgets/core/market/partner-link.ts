/** The parameter that names a partner's minisite, in addresses and in calls alike. [MINISITE-17] */
export const PARTNER_KEY = 'minisite';

/**
 * An address of the shop that names the partner, so that the shop knows who is paid for what is sold behind it. An
 * address that names one already is left as it is, and so is any without a partner.
 */
export function partnerLink(address: string, minisite: number | undefined): string {
  const [, page = '', anchor = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  if (minisite === undefined || /[?&]minisite=/.test(page)) return address;
  return `${page}${page.includes('?') ? '&' : '?'}${PARTNER_KEY}=${minisite}${anchor}`;
}
