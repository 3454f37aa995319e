// First, so that the style sheets are cut at the widgets' seams.
import '@staykit/site/styles/style-marks.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from 'node:http';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import fastify, {
  LogController,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyPluginAsync,
} from 'fastify';
import { elementHtml } from './plugins/element-html.ts';
import { gateway } from '@staykit/gateway/app.ts';
import { presentShop } from '@staykit/gateway/shop/present-shop.ts';
import { servedPictures } from '@staykit/gateway/shop/shop-pictures.ts';
import type { GatewayParts } from '@staykit/gateway/gateway-parts.ts';
import { inProcessFetch, isInProcess } from '@staykit/gateway/http/in-process-fetch.ts';
import type { StayPages } from '@staykit/gateway/products/stay-pages.ts';
import { requestGuard } from '@staykit/gateway/http/request-guard.ts';
import { limitRate } from '@staykit/gateway/http/limit-rate.ts';
import type { TrustedSites } from '@staykit/core/market/safe-return.ts';
import { serverOptions } from '@staykit/gateway/http/server-options.ts';
import { shedLoad } from '@staykit/gateway/http/shed-load.ts';
import { createMemoryStore } from '@staykit/gateway/shared-store/memory-store.ts';
import { backOffice, keepToHost } from '@staykit/back-office/back-office.ts';
import type { OfficeServices } from '@staykit/back-office/back-office-parts.ts';
import type { LivePartners } from '@staykit/partners/live-partners.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { servedPartners } from '@staykit/partners/served-partners.ts';
import type { PageAssets } from '@staykit/site/framework/document/page-assets.ts';
import { createSiteRenderer } from '@staykit/site/site-renderer.ts';
import { IDEAS_PATH } from '@staykit/routing/segments.ts';
import type { ForeignLocale } from '@staykit/routing/resolve-page.ts';
import { DEFAULT_SITES, type Sites } from '@staykit/routing/sites.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { contentPreviews } from './plugins/content-previews.ts';
import { docs } from './plugins/docs.ts';
import { domainCheck, ownDomainHeaders, refuseOtherHosts } from './plugins/domain-check.ts';
import { files, type FileFolders } from './plugins/files.ts';
import { pages } from './plugins/pages.ts';
import { siteFiles } from './plugins/site-files.ts';
import type { SiteSettings } from './site-settings.ts';

/** Services and settings of the server. */
export interface AppParts extends SiteSettings {
  gateway: GatewayParts;
  /** The partners; `refresh` looks for one whose file another process has read already. */
  partners: PartnerRegistry & Partial<Pick<LivePartners, 'refresh'>>;
  assets: PageAssets;
  folders: FileFolders;
  /** The page of a minisite's address on a site of another locale. [MINISITE-09] */
  foreignLocale?: ForeignLocale;
  /** Milliseconds that a page may take before it is answered 503. Default: a second less than any request. */
  pageLimitMs?: number;
  /** Pages of hotels and offers, for the sitemap; absent: it lists none. */
  stayPages?: StayPages;
  /** The back office of staff; absent: it is not found. */
  backOffice?: OfficeServices;
  /** Whether staff paused a partner; absent: none is. */
  isPaused?(minisiteId: number): boolean;
  /** The page in place of a bank's, in a shop with the embedded payment provider. */
  bank?: FastifyPluginAsync;
  /** Host names of the shop: requests for others that are no partner's are refused. Absent: any shows the shop. */
  hosts?: readonly string[];
  /** Number of reverse proxies in front whose word about the visitor counts. */
  trustedProxies?: number;
  log?: FastifyHttpOptions<Server>['logger'];
  /** Plug-ins that observe all requests: metrics, traces. */
  observers?: readonly ((app: FastifyInstance) => Promise<void>)[];
}

/** How answers are compressed that are made for one request; files are it already when they are built. */
const COMPRESSION: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  customTypes: /^text\/(?!event-stream)|[+/](json|javascript|xml)(;|$)/,
  // What a browser sends is small, and never compressed.
  globalDecompression: false,
};

/** Milliseconds between two looks at the files of partners for themes that are not known: anybody may ask for any. */
const THEME_LOOK_MS = 1_000;

/** Registers all plug-ins on one server: the API, the pages, the minisites, the element files, the examples and the documents. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { partners, assets, folders, trustedProxies = 0, sites = DEFAULT_SITES } = parts;
  const { clock } = parts.gateway;
  const app = fastify({
    ...serverOptions({ trustedProxies }),
    logger: parts.log ?? false,
    logController: new LogController({ disableRequestLogging: isInProcess }),
  }) as FastifyInstance;
  const ask = inProcessFetch(app);
  const note = (message: string) => app.log.warn(message);
  const textsOf = async (locale: Locale): Promise<ReadonlySet<string>> => {
    const { pages, ideas, menu } = (await parts.gateway.content?.of(locale)) ?? {};
    const hasIdeas = ideas !== undefined || (menu?.nodes.length ?? 0) > 0;
    return new Set([...(pages?.keys() ?? []), ...(hasIdeas ? [IDEAS_PATH] : [])]);
  };
  const renderer = createSiteRenderer({ ...parts, sites, assets, fetch: ask, clock, note, textsOf });
  // Pages and calls count together, in this process or in all.
  const services = { sharedStore: createMemoryStore(), ...parts.gateway };

  await app.register(requestGuard, { trustedProxies });
  if (parts.hosts) refuseOtherHosts(app, { hosts: new Set(parts.hosts), partners });
  ownDomainHeaders(app, partners);
  for (const observer of parts.observers ?? []) await app.register(observer);
  keepToHost(app, parts.backOffice?.host);
  if (parts.backOffice) contentPreviews(app, parts.backOffice);
  await app.register(shedLoad);
  await app.register(compress, COMPRESSION);
  await app.register(gateway, { ...services, trusted: trustedSites(sites, partners) });
  const { name, pictures = {} } = presentShop();
  const made = [...renderer.files.values(), ...servedPictures(name, pictures)];
  let lookedAt = Number.NEGATIVE_INFINITY;
  const theme = async (named: string) => {
    const found = renderer.theme(named);
    const isSoon = performance.now() - lookedAt < THEME_LOOK_MS;
    if (found || isSoon || !partners.refresh) return found;
    // Another process may have read a file of a partner before this one.
    lookedAt = performance.now();
    await partners.refresh();
    return renderer.theme(named);
  };
  await app.register(domainCheck, { sites, partners });
  await app.register(files, { made, theme, folders });
  if (parts.backOffice)
    await app.register(backOffice, {
      ...parts.backOffice,
      sites,
      partners,
      ...(folders.partners !== undefined && { partnersFolder: folders.partners }),
    });
  // An installed shop has no documents.
  if (existsSync(folders.docs)) await app.register(docs, { folder: folders.docs });
  await app.register(async (site) => {
    await site.register(limitRate, services);
    const open = { ...parts, sites, partners: servedPartners(partners, parts.isPaused ?? (() => false)) };
    await site.register(siteFiles, open);
    await site.register(pages, {
      ...open,
      experiments: services.experiments,
      renderer,
      ask,
      bannerOf: parts.gateway.content?.partnerBanner,
    });
    if (parts.bank) await site.register(parts.bank);
    await site.register(elementHtml, { folder: folders.elements, ask, clock });
  });
  return app;
}

/** Sites whose pages may write: the shop's, the partners' own domains, and the pages that a partner file names. */
function trustedSites(sites: Sites, partners: PartnerRegistry): TrustedSites {
  return {
    hasHost: (name) => Object.hasOwn(sites, name) || partners.byDomain(name) !== undefined,
    hasOrigin: (origin) => partners.byOrigin(origin) !== undefined,
  };
}

/** The folders of a checkout or of an installed package, from its top. */
export function foldersFrom(top: string): Required<FileFolders> {
  return {
    assets: join(top, 'dist/host/assets'),
    pictures: join(top, 'host/site/shell/pictures'),
    partners: join(top, 'partners'),
    elements: join(top, 'dist/elements'),
    examples: join(top, 'examples'),
    docs: join(top, 'dist/docs'),
  };
}
