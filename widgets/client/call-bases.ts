import type { ClientOptions } from './create-transport.ts';

/** Base address of the search api; beside the API unless told. */
export const searchApi = ({ api, searchApi: told }: ClientOptions): string =>
  told ?? api.replace(/api\/?$/, 'search-api');

/** Base address of the front gateway; beside the API unless told. */
export const frontGateway = ({ api, frontGateway: told }: ClientOptions): string =>
  told ?? api.replace(/api\/?$/, 'gateway');

/** Base address of {wedEndpoint}; the API unless told. [PAPI-01] */
export const wedEndpoint = ({ api, wedEndpoint: told }: ClientOptions): string => told ?? api;

/** The site itself, for the calls that stand below no base; that of the API unless told. */
export const siteOrigin = ({ api, origin }: ClientOptions): string => origin ?? api.replace(/\/api\/?$/, '');

/** Whether the page that asks is one of the site itself: its calls need nobody's leave. */
export const isOwnPage = (options: ClientOptions): boolean =>
  URL.parse(siteOrigin(options), location.href)?.origin === location.origin;
