import type { ClientOptions } from '@staykit/client/transport/client-options.ts';
import { stayLimits } from '@staykit/core/offer/stay-limits.ts';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { marketOf, type Locale } from '@staykit/values/market/locale.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { partnerTheme } from '@staykit/partners/partner-theme.ts';
import type { PageAddress } from '@staykit/routing/resolve-page.ts';
import { chatAddress, type Messenger } from '@staykit/core/contact/messenger.ts';
import type { MapTilesByMarket } from '@staykit/routing/map-tiles.ts';
import type { Origin, Sites } from '@staykit/routing/sites.ts';
import { failureNote } from './framework/failure-note.ts';
import { fontCss, fontOf } from './framework/document/fonts.ts';
import type { CareShell } from './framework/request/care-shell.ts';
import type { PageAssets } from './framework/document/page-assets.ts';
import { documentCss } from './shell/document-css.ts';
import type { ShellContent } from './shell/load-shell.ts';
import { pageFrame } from './shell/page-frame.tsx';
import { STYLE_MARKS } from './styles/style-marks.ts';
import { renderDocument } from './framework/document/document.tsx';
import { readFonts } from './framework/document/font-files.ts';
import { textsIn } from '@staykit/messages/forms/texts-in.ts';
import { translateFor } from '@staykit/texts/translate-for.ts';
import type { Page } from './framework/page.ts';
import { pageCalls } from './framework/request/page-calls.ts';
import type { PageRequest } from './framework/request/page-request.ts';
import type { IndexingSettings } from './framework/document/robots-rule.ts';
import { UNKNOWN_VISIT, type PageVisit } from './framework/request/page-visit.ts';
import { seasonOf, type SeasonalThemes } from './framework/document/seasonal-theme.ts';
import { layoutRules } from './pages/minisite/layouts/layouts.ts';
import { createStyleFiles } from './framework/document/style-files.ts';
import type { MadeFile } from './framework/document/made-file.ts';
import type { CaptchaProvider } from '@staykit/routing/captcha-provider.ts';

/** What pages are printed with. */
export interface SiteRendererOptions {
  partners: PartnerRegistry;
  sites: Sites;
  assets: PageAssets;
  /** Asks the API: of this process, or of another host. */
  fetch: NonNullable<ClientOptions['fetch']>;
  /** The present instant in ms since 1970. */
  clock: () => number;
  /** How often a call is asked again: never where the API is this process. */
  retries?: number;
  /** Tile servers of the map, by market. */
  mapTiles?: MapTilesByMarket;
  /** The season of the shop's own pages, by locale; a minisite wears the look of its partner. [PROUTE-14] */
  seasons?: SeasonalThemes;
  /** The announcement is asked of the gateway with each page, not read from the file of its market. [SAPI-04] */
  announcementUncached?: boolean;
  /** Logs what an editor or operator should know: content that is left out, calls of a page that failed. */
  note?: (message: string) => void;
  /** Ids of the texts that the shop has in a locale, and the path of its ideas; absent: all. */
  textsOf?: (locale: Locale) => Promise<ReadonlySet<string>>;
  /** Whether activities have a search of their own. [PAGES-07] */
  activitySearch?: boolean;
  /** What a page shows for an activity that there is not. Default: the not-found page. [PAPI-03] */
  activityOnMissing?: 'notFound' | 'error';
  /** Whether pages say that the hotels of this shop are invented. */
  isDemo?: boolean;
  /** What search engines may list. Default: everything. [SEO-03] [SEO-04] */
  indexing?: IndexingSettings;
  /** Where visitors chat with the shop. */
  messenger?: Messenger;
  /** The bot check of another provider. */
  captcha?: CaptchaProvider;
}

/** One request for a page. */
export interface Visit {
  address: PageAddress;
  locale: Locale;
  path: string;
  search: string;
  origin: Origin;
  /** Where the API is, when not on the page's own host. */
  apiOrigin?: string;
  /** Stands before paths of offers, where they do not live below the page's own address. */
  productUrl?: string;
  /** Who asks. Default: nobody known. */
  visit?: PageVisit;
  care?: CareShell;
  /** Whether an editor looks at a version that may not be published. */
  isPreview?: boolean;
  /** Stand in for the sites of the renderer: the care hosts have names of their own. */
  sites?: Sites;
}

/** Prints pages, and holds the files that all of them link. */
export interface SiteRenderer {
  request(visit: Visit): PageRequest;
  /** Prints a page, with what editors put around it where that is there. */
  document(page: Page, request: PageRequest & { shell?: ShellContent }, policy?: string): string;
  /** Style sheets and fonts by name, as they are linked below `/assets/`, but the themes of partners. */
  files: ReadonlyMap<string, MadeFile>;
  /** The theme of a partner, by the name of its style sheet. */
  theme(name: string): MadeFile | undefined;
  /** Names of all files that the pages of a partner may link. */
  fileNames(partner?: Partner): string[];
}

/** Collects styles and fonts once, and prints pages from then on. */
export function createSiteRenderer({
  partners,
  sites,
  assets,
  fetch,
  clock,
  retries = 0,
  mapTiles = {},
  seasons,
  announcementUncached = false,
  note,
  textsOf,
  messenger,
  activitySearch = true,
  activityOnMissing,
  captcha,
  indexing,
  isDemo = false,
}: SiteRendererOptions): SiteRenderer {
  const fonts = readFonts();
  const styles = createStyleFiles(partners, {
    marks: STYLE_MARKS,
    fonts: fontCss((file) => fonts.get(file)?.name ?? file),
    documentCss,
    layouts: layoutRules(),
  });
  const files = new Map([...fonts.values(), ...styles.all.values()].map((file) => [file.name, file]));
  return {
    request(asked) {
      const { address, locale, path, search, origin, apiOrigin = '', visit = UNKNOWN_VISIT, care } = asked;
      const { isPreview = false } = asked;
      const { productUrl = address.prefix } = asked;
      const form = address.partner?.addressForm;
      const messages = textsIn(locale, form);
      const instant = clock();
      const options: ClientOptions = {
        api: '/api',
        searchApi: '/search-api',
        locale,
        fetch,
        now: clock,
        retries,
        onError: (error) => {
          const failure = failureNote(error);
          if (failure) note?.(`A call of a page failed: ${failure.message}`);
        },
        ...(activityOnMissing && { activity: { onMissing: activityOnMissing } }),
        ...(address.partner && { minisite: address.partner.minisiteId }),
      };
      const now = marketNow(instant, settingsOf(locale).timeZone);
      const limits = stayLimits(address.partner?.offerTerms);
      const tiles = mapTiles[marketOf(locale)];
      const chatUrl = messenger && chatAddress(messenger, locale);
      return {
        address,
        locale,
        activitySearch,
        isDemo,
        isPreview,
        ...(indexing && { indexing }),
        ...(tiles && { tiles }),
        ...(chatUrl !== undefined && { chatUrl }),
        ...(captcha && { captcha }),
        path,
        search,
        origin,
        sites: asked.sites ?? sites,
        messages,
        instant,
        apiOrigin,
        productUrl,
        visit,
        ...(care && { care }),
        ...(note && { note }),
        ...(textsOf && { texts: () => textsOf(locale) }),
        t: translateFor(locale, form),
        now,
        ...pageCalls(options, limits, now, announcementUncached),
      };
    },
    document(page, request, policy) {
      const { partner } = request.address;
      const season = partner ? undefined : seasonOf(request.locale, seasons);
      const font = fonts.get(fontOf(partner && partnerTheme(partner)) ?? '');
      const links = {
        assets,
        styles: styles.of(page.styles, partner, season).map((name) => `/assets/${name}`),
        ...(season !== undefined && { season }),
        ...(font && { font: `/assets/${font.name}` }),
        ...(policy !== undefined && { policy }),
      };
      const { around, head } = page;
      const frame = pageFrame({
        ...request,
        ...(around && { around }),
        ...(head.alternates && { alternates: head.alternates }),
      });
      return renderDocument(page, request, links, frame);
    },
    files,
    theme: (name) => styles.theme(name),
    fileNames: (partner) => [
      ...new Set([...styles.of('page', partner), ...styles.of('results', partner)]),
      ...[...fonts.values()].map(({ name }) => name),
    ],
  };
}
