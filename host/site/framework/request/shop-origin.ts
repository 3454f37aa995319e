import type { PageRequest } from './page-request.ts';
import { siteAddress } from '@staykit/routing/sites.ts';

/**
 * Origin of the shop that a minisite belongs to, where its accounts are: the host that was asked where the minisite is
 * below a path of it, the first host of the locale where it has a domain of its own; '' on the shop.
 */
export function shopOrigin({
  address,
  locale,
  origin,
  sites,
}: Pick<PageRequest, 'address' | 'locale' | 'origin' | 'sites'>): string {
  if (!address.partner) return '';
  if (address.prefix !== '') return `${origin.protocol}://${origin.host}`;
  return siteAddress(locale, origin, sites) ?? '';
}
