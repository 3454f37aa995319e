import { escapeHtml, escapeJson, unescapeHtml } from '@staykit/elements/print/escape.ts';
import { PAGE_DATA_ID, type PageData } from '../page-data.ts';

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

/** First segments of pages that the shell of an export shows where they are not printed: see `fill-rest.ts`. */
export const REST_SEGMENTS = ['product', 'hotel', 'activity', 'box', 'landing'] as const;

/** Pages whose script reads the search of its address, so one printed page serves all. */
const READ_QUERIES: ReadonlySet<string> = new Set(['/search', '/activity-search']);

/** What an address without it means. */
const PLAIN_QUERY = '?flow=booking';

/** Attributes with addresses. */
export const ADDRESSES = ['href', 'action', 'src', 'srcset', 'data-checkout'] as const;

const ADDRESS = new RegExp(`(?<![\\w-])(${ADDRESSES.join('|')})="(/[^"]*)"`, 'g');

/**
 * Where an address of the minisite is for visitors of an export: files and pages beside it, and all that needs a server, such
 * as the checkout and forms that no script answers, on the shop, below the partner's address.
 */
export function addressOn(
  { prefix, base, shop, exported }: ExportedSite,
  address: string,
  isForm = false,
): string {
  if (address.startsWith('/assets/')) return base + address;
  const inside = address === prefix || /^[/?#]/.test(address.slice(prefix.length));
  if (!address.startsWith(prefix) || !inside) return shop + address;
  const [, path = '', query = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address.slice(prefix.length)) ?? [];
  const page = path === '' ? '/' : path;
  if (isForm) return shop + address;
  if (exported.has(page)) {
    const printed = `${base}${page === '/' ? '/' : `${page}/`}`;
    if (query === '' || query === PLAIN_QUERY) return printed + hash;
    // The printed page is of another query than that.
    return READ_QUERIES.has(page) ? printed + query + hash : shop + address;
  }
  const [, segment = '', id] = path.split('/');
  const isRest = (REST_SEGMENTS as readonly string[]).includes(segment) && id !== undefined;
  return (isRest ? base : shop + prefix) + path + query + hash;
}

/** Points the addresses of a printed page to where they are, those in the data of its islands too. */
export function stayOrGo(html: string, site: ExportedSite): string {
  return html
    .replaceAll(ADDRESS, (_, attribute: string, address: string) => {
      const isForm = attribute === 'action';
      return `${attribute}="${escapeHtml(addressOn(site, unescapeHtml(address), isForm))}"`;
    })
    .replace(
      new RegExp(`(<script type="application/json" id="${PAGE_DATA_ID}">)(.*?)(</script>)`, 's'),
      (_, start: string, text: string, end: string) => {
        const data = JSON.parse(text) as PageData;
        return start + escapeJson({ ...data, islands: islandsOn(site, data.islands) }) + end;
      },
    );
}

/**
 * The props of islands with their addresses where those are. What an island adds a path to, such as `/mag-a/product`, is
 * a place and no page, and has no `/` at its end.
 */
export function islandsOn(site: ExportedSite, islands: object): object {
  const { prefix, base, shop } = site;
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (value === prefix) return base;
      if (!value.startsWith(`${prefix}/`) && !value.startsWith(`${prefix}?`)) return value;
      const place = value.slice(prefix.length + 1);
      if ((REST_SEGMENTS as readonly string[]).includes(place)) return `${base}/${place}`;
      return value === `${prefix}/checkout` ? `${shop}${value}` : addressOn(site, value);
    }
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]));
  };
  return walk(islands) as object;
}
