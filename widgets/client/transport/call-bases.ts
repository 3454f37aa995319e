import type { ClientOptions } from './client-options.ts';

/** The base addresses of a shop. [PAPI-01] */
export type Bases = Pick<ClientOptions, 'api' | 'searchApi' | 'frontGateway' | 'wedEndpoint' | 'origin'>;

/** Base address of the search api. Default: beside the API. */
export const searchApi = ({ api, searchApi: told }: Bases): string =>
  told ?? api.replace(/api\/?$/, 'search-api');

/** Base address of the front gateway. Default: beside the API. */
export const frontGateway = ({ api, frontGateway: told }: Bases): string =>
  told ?? api.replace(/api\/?$/, 'gateway');

/** Base address of {wedEndpoint}. Default: the API. [PAPI-01] */
export const wedEndpoint = ({ api, wedEndpoint: told }: Bases): string => told ?? api;

/** The site itself, for the calls that stand below no base. Default: that of the API. */
export const siteOrigin = ({ api, origin }: Bases): string => origin ?? api.replace(/\/api\/?$/, '');

/** Whether the page that asks is one of the site itself: its calls need nobody's leave. */
export const isOwnPage = (options: Bases): boolean =>
  URL.parse(siteOrigin(options), location.href)?.origin === location.origin;
