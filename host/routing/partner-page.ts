import { PARTNER_KEY } from '@staykit/core/market/partner-link.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { segmentsOf, type PageAddress } from './resolve-page.ts';
import { siteAddress, type Origin, type Site, type Sites } from './sites.ts';

/** An address that was asked for, and what is known of it. */
interface AskedPage {
  address: PageAddress;
  path: string;
  /** With its `?`, or ''. */
  search: string;
  origin: Origin;
  site: Site;
  sites: Sites;
  partners: PartnerRegistry;
}

/**
 * Where a link that names a partner (`?minisite=1042`, as the elements on a partner's page write it) leads: to the same
 * page of the partner's minisite, where every further link keeps the partner until the sale. The site of the minisite's
 * locale shows it. Nothing where no known partner is named, or the page is some partner's already, be it one of another
 * locale or one that is not served. [MINISITE-21]
 */
export function partnerPage(asked: AskedPage): string | undefined {
  const { address, path, search, origin, site, sites, partners } = asked;
  const query = new URLSearchParams(search);
  const partner = partners.byId(Number(query.get(PARTNER_KEY)));
  if (!partner || address.partner || address.page === 'unserved') return undefined;
  if (partners.byAddress(segmentsOf(path)?.[0] ?? '')) return undefined;
  const { minisiteLocale: locale, minisiteUrl } = partner;
  const home = site === locale ? '' : siteAddress(locale, origin, sites);
  if (home === undefined) return undefined;
  // By hand: everything else stays as it was written. The key may be written as `mini%73ite`.
  const rest = search
    .slice(1)
    .split('&')
    .filter((entry) => entry && !new URLSearchParams(`?${entry}`).has(PARTNER_KEY));
  return `${home}/${minisiteUrl}${path === '/' ? '' : path}${rest.length > 0 ? `?${rest.join('&')}` : ''}`;
}
