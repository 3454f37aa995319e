import { LOCALES, DEFAULT_LOCALE, type Locale } from '@staykit/values/market/locale.ts';

/** What a host name shows: the shop in one locale, or the page where Belgium chooses its language. */
export type Site = Locale | 'splash';

/** Host name to site. The first name of a locale is the one that its addresses are written with. */
export type Sites = Readonly<Record<string, Site>>;

/** The sites without configuration; `STAYKIT_SITES` takes their place. */
export const DEFAULT_SITES: Sites = {
  'fr-fr.localhost': 'fr_FR',
  'es-es.localhost': 'es_ES',
  'fr-be.localhost': 'fr_BE',
  'nl-be.localhost': 'nl_BE',
  'nl-nl.localhost': 'nl_NL',
  'it-it.localhost': 'it_IT',
  'be.localhost': 'splash',
  localhost: 'fr_FR',
};

/** BELGIAN_SPLASH_PATH: the page where Belgium chooses its language, on a host name without a language. [PAGES-04] */
export const BELGIAN_SPLASH_PATH = '/';

/** Where a request came in: what is needed to write absolute addresses that lead back to this process. */
export interface Origin {
  protocol: 'http' | 'https';
  /** Name and, unless it is the protocol's own, port. */
  host: string;
}

/** The origin that a visitor requested. */
export const originOf = ({ protocol, host }: { protocol: string; host: string }): Origin => ({
  protocol: protocol === 'https' ? 'https' : 'http',
  host,
});

/** The name in a Host header, without port, case and trailing dot. */
export function hostName(host: string | undefined): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

/** The site of a Host header; a name nobody listed is the default locale's. [LOCALE-01] */
export function siteOf(host: string | undefined, sites: Sites = DEFAULT_SITES): Site {
  const name = hostName(host);
  // Anybody may name `constructor` as the host.
  return (Object.hasOwn(sites, name) ? sites[name] : undefined) ?? DEFAULT_LOCALE;
}

/** `https://name[:port]` of a locale's site as seen from `origin`, or `undefined` when no name is listed for it. */
export function siteAddress(
  locale: Locale,
  origin: Origin,
  sites: Sites = DEFAULT_SITES,
): string | undefined {
  const name = Object.keys(sites).find((one) => sites[one] === locale);
  if (name === undefined) return undefined;
  const port = /:\d+$/.exec(origin.host)?.[0] ?? '';
  return `${origin.protocol}://${name}${port}`;
}

/** The address of every locale that has a site, in the order of the language menus. [SEO-02] */
export function siteAddresses(
  origin: Origin,
  sites: Sites = DEFAULT_SITES,
): { locale: Locale; address: string }[] {
  return LOCALES.flatMap((locale) => {
    const address = siteAddress(locale, origin, sites);
    return address === undefined ? [] : [{ locale, address }];
  });
}
