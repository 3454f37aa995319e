/** What a link of an exported page is decided by. */
export interface ExportedSite {
  /** The minisite's path on the shop. */
  prefix: string;
  /** Path that the export is served under. */
  base: string;
  /** Origin of the shop. */
  shop: string;
  /** Paths below the minisite that are exported. */
  exported: ReadonlySet<string>;
}

const ADDRESS = /\b(href|action|src|srcset)="(\/[^"]*)"/g;

/**
 * Points the addresses of a printed page to where they are: files and exported pages beside it, all other pages, and
 * every search that needs a server, on the shop, below the partner's address.
 */
export function stayOrGo(html: string, { prefix, base, shop, exported }: ExportedSite): string {
  return html.replaceAll(ADDRESS, (_, attribute: string, address: string) => {
    if (address.startsWith('/assets/')) return `${attribute}="${base}${address}"`;
    if (address !== prefix && !address.startsWith(`${prefix}/`) && !address.startsWith(`${prefix}?`)) {
      return `${attribute}="${shop}${address}"`;
    }
    const [path = '', query] = address.slice(prefix.length).split('?');
    const page = path === '' ? '/' : path;
    const needsServer = attribute === 'action' || (query !== undefined && query !== 'flow=booking');
    if (needsServer || !exported.has(page)) return `${attribute}="${shop}${address}"`;
    return `${attribute}="${base}${page === '/' ? '/' : `${page}/`}"`;
  });
}
