import { analyticsPayload, type PageEvent } from '@staykit/analytics/analytics-payload.ts';
import { isSessionValid, waitForSession } from '@staykit/analytics/analytics-session.ts';
import { sendAnalytics } from '@staykit/analytics/send-analytics.ts';
import type { DataLayer, DataLayerEntry } from '@staykit/analytics/track.ts';
import { CLIENT_ID_COOKIE } from '@staykit/core/consent/consent.ts';
import { nativeAppOf } from '@staykit/core/market/native-app.ts';
import { languageOf, posOf } from '@staykit/core/market/point-of-sale.ts';
import { meetExperiments } from './activations.ts';
import { endCheckout, isNewCheckout } from './begun-checkout.ts';
import { consentNow } from '../consent/consent-now.ts';
import { CHOICE_SECONDS, readCookie, writeCookie } from '../consent/cookie.ts';
import { findGoogleId } from './google-client-id.ts';
import { watchChoices } from './choices.ts';
import { watchImpressions } from './impressions.ts';
import { onTrack, track } from './track.ts';
import type { VisitData } from '../../framework/request/visit-data.ts';
import { keptSession, touchSession } from './visit-session.ts';

/** Milliseconds in which events are gathered into one call. */
const GATHER_MS = 1_000;

/** Counts this page and what is done on it, from the visitor's consent until they take it back; returns a function that ends it. */
export function startAnalytics(data: VisitData): () => void {
  const visitorId = readCookie(CLIENT_ID_COOKIE) || crypto.randomUUID();
  writeCookie(CLIENT_ID_COOKIE, visitorId, CHOICE_SECONDS);
  const layer = ((window as { dataLayer?: DataLayer }).dataLayer ??= [] as DataLayerEntry[]);
  let clientId = visitorId;
  let waiting: PageEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  const deliver = (events: PageEvent[], sessionId: string, beacon: boolean): void => {
    const payload = analyticsPayload(
      events,
      {
        loginState: data.signedIn === true,
        sessionId,
        pagePath: location.pathname,
        host: location.host,
        pageType: data.page,
        abTests: data.variations.map(({ groupId, variationId }) => `${groupId}:${variationId}`),
        locale: data.locale,
        transactionSide: 'customer',
        ...appOf(navigator.userAgent),
      },
      {
        clientId,
        consent: consentNow(),
        userData: { point_of_sale: posOf(data.locale), language: languageOf(data.locale) },
        ...(data.userId !== undefined && { userId: data.userId }),
      },
    );
    void sendAnalytics(
      payload,
      {
        endpoint: data.origin,
        locale: data.locale,
        fetch: (url, init) => fetch(url, init),
        sendBeacon: (url, body) => navigator.sendBeacon(url, body),
      },
      { beacon },
    );
  };
  const send = (beacon: boolean): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    const session = keptSession();
    if (isSessionValid(session, Date.now())) return deliver(events, session.id, beacon);
    const found = waitForSession(keptSession, {
      now: Date.now,
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    });
    void found.then((id) => id !== undefined && !ended && deliver(events, id, beacon));
  };
  const hear = (entry: DataLayerEntry): void => {
    layer.push(entry);
    touchSession();
    const { event: name, ...extras } = entry;
    if (name === 'purchase') endCheckout();
    waiting.push({ name, extras });
    // Who chose a card is about to leave the page.
    if (name === 'select_item') send(true);
    else timer ??= setTimeout(() => send(false), GATHER_MS);
  };
  // Nobody waits for a page that is being left: what it still has goes by beacon.
  const leave = () => send(true);
  const ends = [
    onTrack(hear),
    watchImpressions(document.body, track),
    watchChoices(document.body, track, data.flow),
    () => removeEventListener('pagehide', leave),
    () => removeEventListener('submit', putIntoCart),
    () => clearTimeout(timer),
    () => (ended = true),
  ];
  addEventListener('pagehide', leave);
  addEventListener('submit', putIntoCart);
  track('launchPage', { pageType: data.page, path: location.pathname });
  if (data.item) track('view_item', data.item);
  if (data.cart && isNewCheckout()) track('begin_checkout', data.cart);
  meetExperiments(data, visitorId);
  void findGoogleId(
    (id) => (clientId = id),
    () => ended,
  ).catch(() => undefined);
  return () => {
    for (const end of ends) end();
  };
}

/** A form that leads to a checkout by itself names what it sells: the gift card, whose amount is chosen in it. [ANALYTICS-06] */
function putIntoCart({ target }: SubmitEvent): void {
  const { cart: id, label = '' } = (target as HTMLFormElement).dataset;
  if (id === undefined) return;
  const price = Number(new FormData(target as HTMLFormElement).get('amount'));
  track('add_to_cart', { id, label, ...(price > 0 && { price }), flow: 'gifting', quantity: 1 });
}

/** The app that shows the page, as events name it; a browser is the web. [NATIVEAPP-04] */
function appOf(userAgent: string): { appAgent: string; appVersion: string } {
  const app = nativeAppOf(userAgent);
  return { appAgent: app?.agent ?? 'web', appVersion: app?.version ?? '' };
}
