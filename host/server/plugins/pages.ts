import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askAccountState } from '@staykit/client/visitor/account-state.ts';
import type { VisitorSender } from '@staykit/client/visitor/visitor-sender.ts';
import type { ExperimentConditions } from '@staykit/experiments/assign-variants.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { previewedVersion } from '@staykit/gateway/content/versions/preview.ts';
import { senderOf as pageSender } from '@staykit/gateway/http/request-sender.ts';
import { pageForms } from './page-forms.ts';
import type { SiteSettings } from '../site-settings.ts';
import type { inProcessFetch } from '@staykit/gateway/http/in-process-fetch.ts';
import { HANDLER_LIMIT } from '@staykit/gateway/http/request-guard.ts';
import { careSignInPage } from '@staykit/site/pages/care/page.tsx';
import { crashPage } from '@staykit/site/pages/errors/crash-page.tsx';
import { loadPage } from '@staykit/site/registry/load-page.ts';
import { splashPage } from '@staykit/site/pages/splash/page.tsx';
import type { Partner } from '@staykit/partners/partner.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { cookiesOf, pageVisit, type PageVisit } from '@staykit/site/framework/request/page-visit.ts';
import type { Page } from '@staykit/site/framework/page.ts';
import type { PageRequest } from '@staykit/site/framework/request/page-request.ts';
import { sendPage } from '@staykit/site/framework/document/send-page.ts';
import type { SiteRenderer } from '@staykit/site/site-renderer.ts';
import { CARE_TO_PUBLIC_HOST, careSites, publicHost } from '@staykit/routing/care-hosts.ts';
import { tileSource } from '@staykit/routing/map-tiles.ts';
import { partnerPage } from '@staykit/routing/partner-page.ts';
import { resolvePage, type ForeignLocale, type PageAddress } from '@staykit/routing/resolve-page.ts';
import {
  BELGIAN_SPLASH_PATH,
  hostName,
  originOf,
  siteAddress,
  siteOf,
  type Sites,
} from '@staykit/routing/sites.ts';
import { careSignIn, type CareShell } from '@staykit/site/framework/request/care-shell.ts';
import { loadShell } from '@staykit/site/shell/load-shell.ts';

/** Milliseconds that a page may take: before its request is given up, which would be answered as a call is. */
const PAGE_LIMIT = HANDLER_LIMIT - 1_000;

/** Services and settings of the pages. */
export interface PagesOptions extends SiteSettings {
  sites: Sites;
  partners: PartnerRegistry;
  experiments: ExperimentConditions | undefined;
  foreignLocale?: ForeignLocale;
  /** Milliseconds that a page may take before it is answered 503. */
  pageLimitMs?: number;
  renderer: SiteRenderer;
  /** The banner that editors published for a partner, by the name of its folder; undefined: that of its file. */
  bannerOf?: ((slug: string) => Promise<Partner['bannerUrls'] | undefined>) | undefined;
  /** Asks the API of this process by a path. */
  ask: ReturnType<typeof inProcessFetch>;
}

/** The pages of the shop and of its minisites. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { partners, sites: shopSites, careHosts = CARE_TO_PUBLIC_HOST, experiments, renderer, ask } = options;
  const { activitySearch = true, foreignLocale, pageLimitMs = PAGE_LIMIT, bannerOf } = options;
  const sitesOfCare = careSites(shopSites, careHosts);
  const signIn = careSignIn(options.careClientId);
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
    if (address.movedTo !== undefined) {
      const joined = query
        ? `${address.movedTo}${address.movedTo.includes('?') ? '&' : '?'}${query}`
        : address.movedTo;
      // A partner may think better of it: browsers keep it for an hour.
      return reply.header('cache-control', 'public, max-age=3600').redirect(joined, 301);
    }
    if (address.otherLocale) {
      return reply.redirect(`${siteAddress(address.otherLocale, origin, sites) ?? ''}${path}${search}`, 302);
    }
    const visit = await visitOf(request, care !== undefined, locale);
    const asked = {
      address: await withBanner(address, bannerOf),
      locale,
      path,
      search,
      origin,
      sites,
      visit,
      isPreview: previewedVersion() !== undefined,
      ...(care && { care }),
    };
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
  await app.register(pageForms, { answer });

  /** Asks the gateway with the cookies of a request; what a form of another site sends stays one of another site. */
  function senderOf(request: FastifyRequest): VisitorSender {
    const { cookie } = request.headers;
    const site = { own: 'same-origin', other: 'cross-site', unknown: undefined }[pageSender(request)];
    return {
      origin: '',
      fetch: (url, init) =>
        ask(url, {
          ...init,
          headers: {
            ...Object.fromEntries(new Headers(init.headers)),
            ...(cookie !== undefined && { cookie }),
            ...(init.method === 'POST' && site !== undefined && { 'sec-fetch-site': site }),
          },
        }),
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

/** An address with the banner that editors published for its partner. */
async function withBanner(address: PageAddress, bannerOf: PagesOptions['bannerOf']): Promise<PageAddress> {
  const { partner } = address;
  const bannerUrls = partner && (await bannerOf?.(partner.slug));
  return bannerUrls ? { ...address, partner: { ...partner, bannerUrls } } : address;
}

/** The page, or nothing where it is not made within `ms` milliseconds: one that comes later is dropped. */
async function pageInTime<Made>(made: Promise<Made>, ms: number): Promise<Made | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([made, late]);
  } finally {
    clearTimeout(timer);
  }
}
