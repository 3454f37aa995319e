import type { Messenger } from '@staykit/core/contact/messenger.ts';
import { captchaProvider, type CaptchaProvider } from '@staykit/routing/captcha-provider.ts';
import type { CareHosts } from '@staykit/routing/care-hosts.ts';
import type { MapTilesByMarket } from '@staykit/routing/map-tiles.ts';
import { DEFAULT_SITES, type Sites } from '@staykit/routing/sites.ts';
import type { IndexingSettings } from '@staykit/site/framework/document/robots-rule.ts';
import type { SeasonalThemes } from '@staykit/site/framework/document/seasonal-theme.ts';
import type { Env } from './environment/read-env.ts';

/** Settings of the pages. */
export interface SiteSettings {
  sites?: Sites;
  /** Hosts of the customer-care mode, and the public host that each shows. [CAREMODE-01] */
  careHosts?: CareHosts;
  /** Client id for the sign-in of agents; without it they cannot sign in. */
  careClientId?: string;
  /** Tile servers of the map, by market; the built-in map without one. */
  mapTiles?: MapTilesByMarket;
  /** The season of the shop's own pages, by locale. [PROUTE-14] */
  seasons?: SeasonalThemes;
  /** Whether each page asks the gateway for the announcement. [SAPI-04] */
  announcementUncached?: boolean;
  /** The chat with the shop. [PROUTE-12] */
  messenger?: Messenger;
  /** Whether activities have a search of their own. Default: true. [PAGES-07] */
  activitySearch?: boolean;
  /** The page of an unknown activity. Default: `notFound`. [PAPI-03] */
  activityOnMissing?: 'notFound' | 'error';
  /** The bot check of another provider; the shop's own without it. [CAPTCHA-02] */
  captcha?: CaptchaProvider;
  /** Whether pages say that the hotels of this shop are invented. */
  isDemo?: boolean;
  /** What search engines may list. Default: everything. [SEO-03] [SEO-04] */
  indexing?: IndexingSettings;
}

/** The settings of the pages in the environment. */
export function siteSettings(
  env: Env,
): SiteSettings & Required<Pick<SiteSettings, 'sites' | 'activitySearch' | 'indexing'>> {
  const captcha = captchaProvider(env);
  return {
    sites: env.sites ?? DEFAULT_SITES,
    isDemo: env.mode === 'demo',
    announcementUncached: env.announcementUncached,
    activitySearch: env.activitySearch === 'on',
    activityOnMissing: env.activityOnMissing === 'error' ? 'error' : 'notFound',
    indexing: { enabled: env.indexing === 'on', italyNoindex: env.italyNoindex === 'on' },
    ...(env.careHosts && { careHosts: env.careHosts }),
    ...(env.careClientId !== undefined && { careClientId: env.careClientId }),
    ...(env.mapTiles && { mapTiles: env.mapTiles }),
    ...(env.seasons && { seasons: env.seasons }),
    ...(env.messengerUrl !== undefined && {
      messenger: { url: env.messengerUrl, appId: env.messengerAppId, environment: env.mode },
    }),
    ...(captcha && { captcha }),
  };
}
