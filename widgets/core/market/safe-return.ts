/** The sites that may write, and to which a visitor may be sent back. */
export interface TrustedSites {
  /** Whether a host name, without port and in lower case, is one of the shop or of a partner. */
  hasHost(name: string): boolean;
  /** Whether an origin (scheme, host and port, in lower case) is one of a partner file. */
  hasOrigin(origin: string): boolean;
}

/** Letters that browsers drop or take for another: an address with one of them is not what it seems. */
const TREACHEROUS = /[\p{Cc}\p{Cf}\s\\]/u;

/**
 * An address that a request asks to be sent to (`origin`, `retURL`, `results-url`), or nothing when it leads off the
 * shop: a path of the site itself, a page of one of its hosts, or of an origin in a partner file. Never a script, never
 * a name and password, never an address that a browser would read otherwise than it looks.
 */
export function safeReturn(address: string | undefined, trusted: TrustedSites): string | undefined {
  if (!address || address.length > 2_000 || TREACHEROUS.test(address)) return undefined;
  if (address.startsWith('/')) return /^\/(?!\/)/.test(address) ? address : undefined;
  const parts = /^(https?:)\/\/([^/?#]+)([/?#].*)?$/i.exec(address);
  if (!parts) return undefined;
  const [, scheme = '', authority = ''] = parts;
  if (!/^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i.test(authority)) return undefined;
  const origin = `${scheme}//${authority}`.toLowerCase();
  const host = authority
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return trusted.hasHost(host) || trusted.hasOrigin(origin) ? address : undefined;
}
