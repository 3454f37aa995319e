// First, so that the style sheets are cut at the widgets' seams.
import './render/style-marks.ts';
import { join } from 'node:path';
import type { Server } from 'node:http';
import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { createGateway, gateway } from './gateway/app.ts';
import type { GatewayParts } from './gateway/gateway-parts.ts';
import { inProcessFetch } from './gateway/in-process-fetch.ts';
import { frontDoor } from './gateway/plugins/front-door.ts';
import { limitRate } from './gateway/plugins/limit-rate.ts';
import type { TrustedSites } from './gateway/plugins/open-to-other-sites.ts';
import { serverOptions } from './gateway/plugins/server-options.ts';
import { shedLoad } from './gateway/plugins/shed-load.ts';
import { createProcessStore } from './gateway/shared-store/process-store.ts';
import type { Locale } from '../widgets/core/market/locale.ts';
import type { Messenger } from '../widgets/core/contact/messenger.ts';
import { StayError } from '../widgets/core/errors/catalogue.ts';
import { isReleased } from '../widgets/elements/is-released.ts';
import type { VisitorSender } from '../widgets/client/visitor/visitor-sender.ts';
import { askAccountState } from '../widgets/client/visitor/account-state.ts';
import { careSignInPage } from './pages/care/page.tsx';
import { crashPage } from './pages/crash-page.tsx';
import { loadPage } from './pages/load-page.ts';
import { robotsText, sitemapXml } from './pages/site-files.ts';
import { splashPage } from './pages/splash/page.tsx';
import type { PartnerRegistry } from './partners/partner-registry.ts';
import type { PageAssets } from './render/assets.ts';
import { examplePage } from './render/example-page.ts';
import { cookiesOf, pageVisit, type PageVisit } from './render/page-visit.ts';
import type { Page, PageRequest } from './render/page.ts';
import type { IndexingSettings } from './render/robots-rule.ts';
import { securityPolicy, type PolicySources } from './render/security-policy.ts';
import { createSiteRenderer, type SiteRenderer } from './render/site-renderer.ts';
import { answerForms } from './answer-forms.ts';
import { acceptedEncoding, compress, folderFiles, sendWebFile } from './render/web-files.ts';
import { CARE_TO_PUBLIC_HOST, careSites, publicHost, type CareHosts } from './routing/care-hosts.ts';
import type { CaptchaProvider } from './routing/captcha-provider.ts';
import { tileSource, type MapTilesByMarket } from './routing/map-tiles.ts';
import { partnerPage } from './routing/partner-page.ts';
import { resolvePage, type ForeignLocale } from './routing/resolve-page.ts';
import {
  BELGIAN_SPLASH_PATH,
  DEFAULT_SITES,
  hostName,
  siteAddress,
  siteOf,
  type Origin,
  type Sites,
} from './routing/sites.ts';

import { careSignIn, type CareShell } from './shell/care/care-shell.ts';
import type { SeasonalThemes } from './shell/seasonal-theme.ts';
import { loadShell } from './shell/load-shell.ts';

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
  /** The bot check of another provider; the shop's own without it. [CAPTCHA-02] */
  captcha?: CaptchaProvider;
  /** What search engines may list; everything unless told. [SEO-03] [SEO-04] */
  indexing?: IndexingSettings;
  /** What a minisite's address shows on a site of another locale. [MINISITE-09] */
  foreignLocale?: ForeignLocale;
  /** Under which agents sign in; nobody does without it. */
  careClientId?: string;
  /** Folders: built browser files, partners, element files, examples. */
  folders: { assets: string; pictures: string; partners: string; elements: string; examples: string };
  /** Reverse proxies in front whose word about the visitor counts. */
  trustedProxies?: number;
  log?: FastifyHttpOptions<Server>['logger'];
}

/** Files named after what is in them. */
const HASHED = /-[A-Za-z0-9_-]{8,}\.(js|css|woff2)$/;

/** The marketplace: the API, the pages, the minisites, the element files and the examples, on one port. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { partners, assets, folders, trustedProxies = 0, sites = DEFAULT_SITES } = parts;
  const app = fastify({
    ...serverOptions({ trustedProxies }),
    logger: parts.log ?? false,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  }) as FastifyInstance;
  frontDoor(app);
  shedLoad(app);
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
    ...(parts.indexing && { indexing: parts.indexing }),
    ...(parts.mapTiles && { mapTiles: parts.mapTiles }),
    ...(parts.seasons && { seasons: parts.seasons }),
    announcementUncached: parts.announcementUncached ?? false,
    ...(parts.messenger && { messenger: parts.messenger }),
    ...(parts.captcha && { captcha: parts.captcha }),
  });
  serveFiles(app, renderer, folders);
  await app.register(async (site) => {
    await limitRate(site, counted);
    servePages(site, { ...parts, sites }, renderer, ask);
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

function serveFiles(app: FastifyInstance, renderer: SiteRenderer, folders: AppParts['folders']): void {
  const built = folderFiles(folders.assets);
  const pictures = folderFiles(folders.pictures);
  const partnerFiles = folderFiles(folders.partners);
  const elements = folderFiles(folders.elements);
  const examples = folderFiles(folders.examples);
  const nothing = (reply: FastifyReply) => reply.code(404).type('text/plain').send('There is no such file.');
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*'];
    const file =
      renderer.file(name) ??
      (await built(name)) ??
      (await pictures(name)) ??
      (/^partners\/[\w-]+\/[^/]+\.(svg|png|jpe?g|webp|avif)$/.test(name)
        ? await partnerFiles(name.slice(9))
        : undefined);
    return file
      ? sendWebFile(request, reply, file, HASHED.test(name) ? 'forever' : 'minutes')
      : nothing(reply);
  });
  app.get<{ Params: { '*': string } }>('/elements/*', async (request, reply) => {
    const file = await elements(request.params['*']);
    if (!file) return nothing(reply);
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    // Of the version of the working tree only the chunks, whose folder is named by their hash, keep their content.
    const [, version = ''] = file.name.split('/');
    const lasts = isReleased(version) || file.name.includes('/chunks/');
    return sendWebFile(request, reply, file, lasts ? 'forever' : 'ask');
  });
  app.get<{ Params: { '*': string } }>('/examples/*', async (request, reply) => {
    const path = request.params['*'];
    const file = await examples(path === '' || path.endsWith('/') ? `${path}index.html` : path);
    if (!file) return nothing(reply);
    if (!file.name.endsWith('.html')) return sendWebFile(request, reply, file, 'minutes');
    return sendPage(request, reply, 200, await examplePage(file.body.toString(), folders.elements));
  });
}

function servePages(
  app: FastifyInstance,
  { partners, sites: shopSites = DEFAULT_SITES, careHosts = CARE_TO_PUBLIC_HOST, ...parts }: AppParts,
  renderer: SiteRenderer,
  ask: ReturnType<typeof inProcessFetch>,
): void {
  const sitesOfCare = careSites(shopSites, careHosts);
  const signIn = careSignIn(parts.careClientId);
  const { activitySearch = true, foreignLocale } = parts;
  const { experiments } = parts.gateway;
  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(originOf(request))),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const site = siteOf(request.headers.host, shopSites);
    return reply.type('application/xml; charset=utf-8').send(
      sitemapXml(site === 'splash' ? undefined : site, {
        origin: originOf(request),
        sites: shopSites,
        partners,
        activitySearch,
      }),
    );
  });
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    posted?: PageRequest['posted'],
  ): Promise<FastifyReply> => {
    const origin = originOf(request);
    const shown = publicHost(origin.host, careHosts);
    const care: CareShell | undefined =
      shown === undefined ? undefined : { publicHost: shown, ...(signIn && { signIn }) };
    const sites = care ? sitesOfCare : shopSites;
    const site = siteOf(origin.host, sites);
    // By hand: the URL parser takes `//` for the name of a host.
    const [path = '/', query] = (request.raw.url ?? '/').split(/\?(.*)/s, 2);
    const search = query ? `?${query}` : '';
    const locale = site === 'splash' ? 'nl_BE' : (localeOfDomain(partners, hostName(origin.host)) ?? site);
    const address = resolvePage(path, {
      partners,
      locale,
      host: origin.host,
      activitySearch,
      ...(foreignLocale && { foreignLocale }),
    });
    const toPartner = posted
      ? undefined
      : partnerPage({ address, path, search, origin, site, sites, partners });
    if (toPartner !== undefined) return reply.redirect(toPartner, 302);
    if (site === 'splash' && path !== BELGIAN_SPLASH_PATH) return reply.redirect(BELGIAN_SPLASH_PATH, 302);
    if (address.otherLocale) {
      return reply.redirect(`${siteAddress(address.otherLocale, origin, sites) ?? ''}${path}${search}`, 302);
    }
    const visit = await visitOf(request, care !== undefined, locale);
    const asked = { address, locale, path, search, origin, sites, visit, ...(care && { care }) };
    const pageRequest = {
      ...renderer.request(asked),
      visitor: senderOf(request),
      ...(posted && { posted }),
    };
    if (care && !visit.care) {
      return sendPage(request, reply, 200, renderer.document(careSignInPage(pageRequest), pageRequest), true);
    }
    // Banners come beside the page, and no page waits for them alone.
    const around = site === 'splash' ? {} : loadShell(pageRequest);
    let page: Page;
    try {
      page = site === 'splash' ? splashPage(pageRequest) : await loadPage(pageRequest);
    } catch (error) {
      const isAway = error instanceof StayError && error.code === 'UNAVAILABLE';
      request.log[isAway ? 'warn' : 'error']({ err: error, path }, 'a page could not be made');
      page = crashPage(pageRequest, isAway ? 503 : 500);
    }
    const html = renderer.document(page, { ...pageRequest, shell: await around });
    if (page.retryAfter !== undefined) void reply.header('retry-after', String(page.retryAfter));
    const { tiles } = pageRequest;
    return sendPage(request, reply, page.status, html, visit.care || page.unkept, {
      ...(tiles && { tiles: [tileSource(tiles)] }),
      film: page.film,
      captcha: page.captcha,
    });
  };
  app.get('/*', (request, reply) => answer(request, reply));
  answerForms(app, answer);

  /** Asks the gateway with the cookies of a request. */
  function senderOf({ headers: { cookie } }: FastifyRequest): VisitorSender {
    return {
      origin: '',
      fetch: (url, init) => ask(url, { ...init, ...(cookie !== undefined && { headers: { cookie } }) }),
    };
  }

  /** Who asks for a page, as their cookies tell; of an agent the gateway has to know. [CAREMODE-03] */
  async function visitOf(request: FastifyRequest, isCare: boolean, locale: Locale): Promise<PageVisit> {
    const { cookie, 'user-agent': userAgent } = request.headers;
    const care = isCare && cookie !== undefined && (await askAccountState(senderOf(request))).care;
    return pageVisit(cookiesOf(cookie), {
      care,
      locale,
      ...(experiments && { conditions: experiments }),
      ...(userAgent !== undefined && { userAgent }),
    });
  }
}

/** The language of the minisite that a partner's own domain shows, also while its file cannot be used. */
function localeOfDomain(partners: PartnerRegistry, name: string): Locale | undefined {
  return (partners.byDomain(name) ?? partners.refusedByDomain(name))?.minisiteLocale;
}

/** Seconds after which a page that could not be filled may be asked for again. */
const RETRY_AFTER = '2';

/** Sends a document under the policy that every page of the host lives with. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  html: string,
  unkept = false,
  sources: PolicySources = {},
): Promise<FastifyReply> {
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': securityPolicy(sources),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(self), geolocation=(self)',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    // An agent's page is nobody else's, and neither is a checkout; any other is made for the cookies that it was asked with.
    'cache-control': unkept ? 'private, no-store' : 'private, no-cache',
    vary: 'accept-encoding, cookie, user-agent',
    ...(status === 503 && !reply.hasHeader('retry-after') && { 'retry-after': RETRY_AFTER }),
  });
  const encoding = acceptedEncoding(request);
  if (!encoding) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compress(Buffer.from(html), encoding, 4));
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

function originOf(request: FastifyRequest): Origin {
  return { protocol: request.protocol === 'https' ? 'https' : 'http', host: request.host };
}

/** The folders of a checkout or of an installed package, from its top. */
export function foldersFrom(top: string): AppParts['folders'] {
  return {
    assets: join(top, 'dist/host/assets'),
    pictures: join(top, 'host/shell/pictures'),
    partners: join(top, 'partners'),
    elements: join(top, 'dist/elements'),
    examples: join(top, 'examples'),
  };
}
