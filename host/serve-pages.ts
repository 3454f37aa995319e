import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askAccountState } from '../widgets/client/visitor/account-state.ts';
import type { VisitorSender } from '../widgets/client/visitor/visitor-sender.ts';
import { StayError } from '../widgets/core/errors/catalogue.ts';
import type { Locale } from '../widgets/core/market/locale.ts';
import { answerForms } from './answer-forms.ts';
import type { AppParts } from './app.ts';
import type { inProcessFetch } from './gateway/in-process-fetch.ts';
import { HANDLER_LIMIT } from './gateway/plugins/front-door.ts';
import { pageInTime } from './page-in-time.ts';
import { careSignInPage } from './pages/care/page.tsx';
import { crashPage } from './pages/crash-page.tsx';
import { loadPage } from './pages/load-page.ts';
import { robotsText, sitemapXml } from './pages/site-files.ts';
import { splashPage } from './pages/splash/page.tsx';
import type { PartnerRegistry } from './partners/partner-registry.ts';
import { cookiesOf, pageVisit, type PageVisit } from './render/page-visit.ts';
import type { Page, PageRequest } from './render/page.ts';
import { sendPage } from './render/send-page.ts';
import type { SiteRenderer } from './render/site-renderer.ts';
import { CARE_TO_PUBLIC_HOST, careSites, publicHost } from './routing/care-hosts.ts';
import { tileSource } from './routing/map-tiles.ts';
import { partnerPage } from './routing/partner-page.ts';
import { resolvePage } from './routing/resolve-page.ts';
import {
  BELGIAN_SPLASH_PATH,
  DEFAULT_SITES,
  hostName,
  siteAddress,
  siteOf,
  type Origin,
} from './routing/sites.ts';
import { careSignIn, type CareShell } from './shell/care/care-shell.ts';
import { loadShell } from './shell/load-shell.ts';

/** Milliseconds that a page may take: before its request is given up, which would be answered as a call is. */
const PAGE_LIMIT = HANDLER_LIMIT - 1_000;

/** The pages of the shop and of its minisites, and what search engines ask for. */
export function servePages(
  app: FastifyInstance,
  { partners, sites: shopSites = DEFAULT_SITES, careHosts = CARE_TO_PUBLIC_HOST, ...parts }: AppParts,
  renderer: SiteRenderer,
  ask: ReturnType<typeof inProcessFetch>,
): void {
  const sitesOfCare = careSites(shopSites, careHosts);
  const signIn = careSignIn(parts.careClientId);
  const { activitySearch = true, foreignLocale, pageLimitMs = PAGE_LIMIT } = parts;
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
      return sendPage(reply, 200, renderer.document(careSignInPage(pageRequest), pageRequest), true);
    }
    // Banners come beside the page, and no page waits for them alone.
    const around = site === 'splash' ? {} : loadShell(pageRequest);
    let page: Page;
    try {
      const made =
        site === 'splash' ? splashPage(pageRequest) : await pageInTime(loadPage(pageRequest), pageLimitMs);
      if (!made) request.log.warn({ path }, 'a page was not made in time');
      page = made ?? crashPage(pageRequest, 503);
    } catch (error) {
      const isAway = error instanceof StayError && error.code === 'UNAVAILABLE';
      request.log[isAway ? 'warn' : 'error']({ err: error, path }, 'a page could not be made');
      page = crashPage(pageRequest, isAway ? 503 : 500);
    }
    const html = renderer.document(page, { ...pageRequest, shell: await around });
    if (page.retryAfter !== undefined) void reply.header('retry-after', String(page.retryAfter));
    const { tiles } = pageRequest;
    return sendPage(reply, page.status, html, visit.care || page.unkept, {
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

function originOf(request: FastifyRequest): Origin {
  return { protocol: request.protocol === 'https' ? 'https' : 'http', host: request.host };
}
