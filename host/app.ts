// First, so that the style sheets are cut at the widgets' seams.
import './render/style-marks.ts';
import { join } from 'node:path';
import type { Server } from 'node:http';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { elementHtml } from './element-html.ts';
import { createGateway, gateway } from './gateway/app.ts';
import type { GatewayParts } from './gateway/gateway-parts.ts';
import { inProcessFetch } from './gateway/in-process-fetch.ts';
import { frontDoor } from './gateway/plugins/front-door.ts';
import { limitRate } from './gateway/plugins/limit-rate.ts';
import type { TrustedSites } from './gateway/plugins/open-to-other-sites.ts';
import { serverOptions } from './gateway/plugins/server-options.ts';
import { shedLoad } from './gateway/plugins/shed-load.ts';
import { createProcessStore } from './gateway/shared-store/process-store.ts';
import type { Messenger } from '../widgets/core/contact/messenger.ts';
import type { PartnerRegistry } from './partners/partner-registry.ts';
import type { PageAssets } from './render/assets.ts';
import type { IndexingSettings } from './render/robots-rule.ts';
import { createSiteRenderer } from './render/site-renderer.ts';
import type { CareHosts } from './routing/care-hosts.ts';
import type { CaptchaProvider } from './routing/captcha-provider.ts';
import type { MapTilesByMarket } from './routing/map-tiles.ts';
import type { ForeignLocale } from './routing/resolve-page.ts';
import { DEFAULT_SITES, type Sites } from './routing/sites.ts';
import { serveFiles, type FileFolders } from './serve-files.ts';
import { servePages } from './serve-pages.ts';
import type { SeasonalThemes } from './shell/seasonal-theme.ts';

/** What the host is put together from. */
export interface AppParts {
  gateway: GatewayParts;
  partners: PartnerRegistry;
  assets: PageAssets;
  sites?: Sites;
  /** Hosts of the customer-care mode, and the public host that each shows. [CAREMODE-01] */
  careHosts?: CareHosts;
  /** Tile servers of the map, by market; the map that comes along without one. */
  mapTiles?: MapTilesByMarket;
  /** The season of the shop's own pages, by locale. [PROUTE-14] */
  seasons?: SeasonalThemes;
  /** The announcement is asked of the gateway with each page. [SAPI-04] */
  announcementUncached?: boolean;
  /** Where visitors chat with the shop; nowhere without it. [PROUTE-12] */
  messenger?: Messenger;
  /** Whether activities have a search of their own; unless told they have. [PAGES-07] */
  activitySearch?: boolean;
  /** What a page shows for an activity that there is not; the not-found page unless told. [PAPI-03] */
  activityOnMissing?: 'notFound' | 'error';
  /** The bot check of another provider; the shop's own without it. [CAPTCHA-02] */
  captcha?: CaptchaProvider;
  /** What search engines may list; everything unless told. [SEO-03] [SEO-04] */
  indexing?: IndexingSettings;
  /** What a minisite's address shows on a site of another locale. [MINISITE-09] */
  foreignLocale?: ForeignLocale;
  /** Milliseconds that a page may take before its visitor is asked to come again; a second less than any request unless told. */
  pageLimitMs?: number;
  /** Under which agents sign in; nobody does without it. */
  careClientId?: string;
  folders: FileFolders;
  /** Reverse proxies in front whose word about the visitor counts. */
  trustedProxies?: number;
  log?: FastifyHttpOptions<Server>['logger'];
}

/** How answers are compressed that are made for one request; files are it already when they are built. */
const COMPRESSION: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  customTypes: /^text\/(?!event-stream)|[+/](json|javascript|xml)(;|$)/,
  // What a browser sends is small, and never compressed.
  globalDecompression: false,
};

/** The marketplace: the API, the pages, the minisites, the element files and the examples, on one port. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { partners, assets, folders, trustedProxies = 0, sites = DEFAULT_SITES } = parts;
  const app = fastify({
    ...serverOptions({ trustedProxies }),
    logger: parts.log ?? false,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  }) as FastifyInstance;
  await frontDoor(app);
  shedLoad(app);
  await app.register(compress, COMPRESSION);
  // Pages and calls count together, in this process or in all.
  const counted = { sharedStore: createProcessStore(), ...parts.gateway };
  await app.register(gateway, { ...counted, trusted: trustedSites(sites, partners) });
  // Pages ask an API of their own: they are not one visitor, so no visitor's limit counts them.
  const inner = await createGateway({ ...parts.gateway, rateLimit: 0 });
  app.addHook('onClose', () => inner.close());
  const ask = inProcessFetch(inner);
  const renderer = createSiteRenderer({
    partners,
    sites,
    assets,
    fetch: ask,
    clock: parts.gateway.clock,
    note: (message) => app.log.warn(message),
    ...(parts.activitySearch === false && { activitySearch: false }),
    ...(parts.activityOnMissing && { activityOnMissing: parts.activityOnMissing }),
    ...(parts.indexing && { indexing: parts.indexing }),
    ...(parts.mapTiles && { mapTiles: parts.mapTiles }),
    ...(parts.seasons && { seasons: parts.seasons }),
    announcementUncached: parts.announcementUncached ?? false,
    ...(parts.messenger && { messenger: parts.messenger }),
    ...(parts.captcha && { captcha: parts.captcha }),
  });
  await serveFiles(app, renderer.files.values(), folders);
  await app.register(async (site) => {
    await limitRate(site, counted);
    servePages(site, { ...parts, sites }, renderer, ask);
    await site.register(elementHtml, { folder: folders.elements, ask, clock: parts.gateway.clock });
  });
  return app;
}

/** Sites whose pages may write: the shop's, the partners' own domains, and the pages that a partner file names. */
function trustedSites(sites: Sites, partners: PartnerRegistry): TrustedSites {
  return {
    hosts: [...Object.keys(sites), ...partners.all.flatMap(({ domains = [] }) => domains)],
    origins: partners.all.flatMap(({ origins = [] }) => origins),
  };
}

/** An address whose path cannot be decoded names no page: it is asked for letter by letter, and not found. */
function readableUrl(url: string): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/** The folders of a checkout or of an installed package, from its top. */
export function foldersFrom(top: string): FileFolders {
  return {
    assets: join(top, 'dist/host/assets'),
    pictures: join(top, 'host/shell/pictures'),
    partners: join(top, 'partners'),
    elements: join(top, 'dist/elements'),
    examples: join(top, 'examples'),
  };
}
