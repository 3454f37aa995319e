import type { PageRequest } from '../render/page.ts';
import { siteAddress } from '../routing/sites.ts';

/**
 * Origin of the shop that a minisite belongs to: its accounts are there, at a partner's own domain too; '' on the shop.
 */
export function shopOrigin({
  address,
  locale,
  origin,
  sites,
}: Pick<PageRequest, 'address' | 'locale' | 'origin' | 'sites'>): string {
  return address.partner ? (siteAddress(locale, origin, sites) ?? '') : '';
}
