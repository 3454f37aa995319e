import type { Consent } from '@staykit/core/consent/consent.ts';
import type { Locale } from '@staykit/values/market/locale.ts';

/** What every event says of the page and the visit. [ANALYTICS-01] */
export interface PageContext {
  loginState: boolean;
  sessionId: string;
  pagePath: string;
  host: string;
  pageType: string;
  abTests: readonly string[];
  locale: Locale;
  transactionSide: string;
  appAgent: string;
  appVersion: string;
}

/** How the fields of `PageContext` are spelt in the parameters of an event. */
export const PAGE_PARAMS = [
  'login_state',
  'session_id',
  'page_path',
  'host',
  'page_type',
  'ab_tests',
  'locale',
  'transaction_side',
  'app_agent',
  'app_version',
] as const;

/** One event to be told. */
export interface PageEvent {
  name: string;
  extras?: Readonly<Record<string, unknown>>;
}

/** Who the visitor is, as far as it may be told. */
export interface KnownVisitor {
  clientId: string;
  /** Of a signed-in customer. */
  userId?: string;
  userData?: Readonly<Record<string, unknown>>;
  consent: Consent;
}

/** The body of POST {endpoint}/analytics/ga/collect/{pos}. [ANALYTICS-01] */
export interface AnalyticsPayload {
  client_id: string;
  user_id?: string;
  user_data?: Readonly<Record<string, unknown>>;
  non_personalized_ads: boolean;
  events: { name: string; params: Record<string, unknown> }[];
}

/** Which fields say who a signed-in customer is (ANALYTICS_USER_FIELDS). [ANALYTICS-02] */
export const ANALYTICS_USER_FIELDS: readonly ('user_id' | 'user_data')[] = ['user_id', 'user_data'];

/** The payload of some events, in their order. Extras never stand in place of what every event says. [ANALYTICS-01] */
export function analyticsPayload(
  events: readonly PageEvent[],
  page: PageContext,
  { clientId, userId, userData, consent }: KnownVisitor,
): AnalyticsPayload {
  const fixed: Record<(typeof PAGE_PARAMS)[number], unknown> = {
    login_state: page.loginState,
    session_id: page.sessionId,
    page_path: page.pagePath,
    host: page.host,
    page_type: page.pageType,
    ab_tests: page.abTests,
    locale: page.locale,
    transaction_side: page.transactionSide,
    app_agent: page.appAgent,
    app_version: page.appVersion,
  };
  // Nobody is told of who did not sign in, and of nobody before they allowed it. [ANALYTICS-02]
  const mayTell = (field: 'user_id' | 'user_data') =>
    page.loginState && consent.has('advertising') && ANALYTICS_USER_FIELDS.includes(field);
  return {
    client_id: clientId,
    ...(mayTell('user_id') && userId !== undefined && { user_id: userId }),
    ...(mayTell('user_data') && userData !== undefined && { user_data: userData }),
    non_personalized_ads: !consent.has('advertising'),
    events: events.map(({ name, extras }) => ({ name, params: { ...extras, ...fixed } })),
  };
}
