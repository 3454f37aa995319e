import { shop as presentShop } from '@staykit/core/market/shop.ts';
/** The sources that a page may load; inline code and styles are never allowed. */
export interface PolicySources {
  /** Origin of the API, where it is not the page's own. */
  api?: string;
  /** Origin of the shop, where forms may lead to it from elsewhere. */
  shop?: string;
  /** Where the pictures of the map's tile servers come from. */
  tiles?: readonly string[];
  /** Path or address of the film of a page; pages without one play nothing. */
  film?: string | undefined;
  /** Origins of the provider of the bot check: its script, frames and calls. [CAPTCHA-02] */
  captcha?: readonly string[] | undefined;
}

/** The origin of a film, as a policy may name it: an answer of a gateway may hold an address that is none. */
function filmSource(film: string): string {
  if (film.startsWith('/')) return "'self'";
  const { host = '', origin = '' } = URL.parse(film) ?? {};
  return /^[\w.-]+(:\d+)?$/.test(host) ? origin : "'none'";
}

/** The content security policy that pages, minisites and embeds work under: directives and what each allows. */
export function policyOf({ api = '', shop = '', tiles = [], film, captcha = [] }: PolicySources = {}): Record<
  string,
  string[]
> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...captcha],
    ...(captcha.length > 0 && { 'frame-src': [...captcha] }),
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', api, ...tiles].filter(Boolean),
    ...(film !== undefined && { 'media-src': [filmSource(film)] }),
    'font-src': ["'self'"],
    ...(presentShop().icon && { 'manifest-src': ["'self'"] }),
    'connect-src': ["'self'", api, ...captcha].filter(Boolean),
    'form-action': ["'self'", shop].filter(Boolean),
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  };
}

/** The same in one line. A meta element cannot forbid framing: there its rule is left out. */
export function securityPolicy(sources?: PolicySources, inMeta = false): string {
  return Object.entries(policyOf(sources))
    .filter(([name]) => !inMeta || name !== 'frame-ancestors')
    .map(([name, allowed]) => `${name} ${allowed.join(' ')}`)
    .join('; ');
}
