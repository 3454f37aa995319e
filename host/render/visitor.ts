import { carryAddress } from './carry-address.ts';
import { createReporter } from './reporter.ts';
import { startMenus } from './start-menus.ts';
import { CONSENT_EVENT, consentNow, wasAsked } from './visit/consent-now.ts';
import { VISIT_DATA_ID, type VisitData } from './visit/visit-data.ts';

/*
 * On every page: asks what may be kept, keeps that choice, and loads the rest when it is wanted. It stores and sends
 * nothing of a visitor before they agree; that a page was not found, or broke, is told of the page alone.
 */

const html = document.documentElement;

/** Whether the browser says for its owner that they are not to be followed: then nobody is asked. */
function refusesByItself(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** Parts of pages that come alive by a script of their own, each where it stands. */
const STARTS: Readonly<Record<string, (part: HTMLElement, data: VisitData) => Promise<unknown>>> = {
  '[data-care-copy],[data-care-sign-in],[data-gift-code],[data-account-form],[data-countdown],[data-gift] [data-gift-line]':
    async (_part, data) => (await import('./visit/rare-parts.ts')).startRareParts(data),
  '[data-wish],[data-shown]': async (_part, data) => (await import('./visit/product.ts')).startProduct(data),
  '[data-island="contact"]': async (part) => (await import('./visit/contact.ts')).startContact(part),
  '[data-island="checkout"]': async (part) => (await import('./visit/checkout.ts')).startCheckout(part),
  '[data-island="gift-checkout"],[data-asking]': async (part) =>
    (await import('./visit/gift-checkout.ts')).startGiftCheckout(part),
  '[data-island="booking-lookup"]': async (part) =>
    (await import('./visit/booking-lookup.ts')).startBookingLookup(part),
  '[data-island="hotel-rooms"]': async (part) => (await import('./visit/hotel.ts')).startHotel(part),
  '[data-island="activity-panel"]': async (part) => (await import('./visit/activity.ts')).startActivity(part),
  '[data-island="box-stays"]': async (part) => (await import('./visit/box.ts')).startBox(part),
};

function startVisit(data: VisitData): void {
  html.dataset['live'] = '';
  const report = createReporter(async () => (await import('./visit/reports.ts')).createReports(data));
  const broke = (message: string) => report(({ error }) => error(message));
  addEventListener('error', ({ message }) => broke(message));
  addEventListener('unhandledrejection', ({ reason }) => broke(String(reason)));
  if (data.status === 404) report(({ missing }) => missing(location.href));

  for (const [selector, start] of Object.entries(STARTS)) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) void start(found, data);
  }
  const others = document.querySelector<HTMLElement>('[data-other-offers]');
  if (others)
    whenSeen(others, async () => (await import('./visit/other-offers.tsx')).showOtherOffers(others, data));
  if (location.search.includes('utm_'))
    void import('./visit/kept-utm.ts').then(({ keepUtm }) => keepUtm(location.search));
  if (data.viewed || data.status === 404)
    void import('./visit/recently-viewed.ts').then(({ keepViewed }) => keepViewed(data));
  const bar = document.querySelector<HTMLElement>('[data-consent]');
  if (bar) startConsent(bar, data);
  startMenus(data);
  document.addEventListener('click', (event) => onPress(event, data, bar));
  // Nothing is stuck before the page moves. [HEADER-09]
  const stick = () => inUse().then(({ startStuck }) => startStuck());
  addEventListener('scroll', () => void stick().catch(() => undefined), { once: true });
}

/** Agents are not counted; without the bar, nobody is. */
function startConsent(bar: HTMLElement, data: VisitData): void {
  let stop: (() => void) | undefined;
  const follow = async (): Promise<void> => {
    stop?.();
    stop = undefined;
    if (!consentNow().has('analytics')) return;
    const { startAnalytics } = await import('./visit/analytics.ts');
    // Consent may have been taken back, or given once more, while the script came.
    if (!stop && consentNow().has('analytics')) stop = startAnalytics(data);
  };
  document.addEventListener(CONSENT_EVENT, () => void follow());
  void follow();
  if (!wasAsked() && !refusesByItself()) openBar(bar, false);
}

function openBar(bar: HTMLElement, asked: boolean): void {
  void import('./visit/consent-bar.ts').then(({ openConsentBar }) => openConsentBar(bar, { asked }));
}

/** Waits until something comes into view; where what is wanted then fails, the page is as it was. [PRODUCT-29] */
function whenSeen(place: Element, then: () => Promise<void>): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    void then().catch(() => undefined);
  });
  observer.observe(place);
}

/** What a page does once it is scrolled or pressed. */
const inUse = () => import('./visit/in-use.ts');

/** What answers a press by more than its link: see `answerPress`. */
const PRESSED =
  '[data-back],[data-part],[data-dismiss],a[data-hotel-map],a[data-reviews],a[data-gift],a[data-gift-drawer]';

/** Does what was pressed; with a key held a link is the browser's, and where nothing can be fetched it leads on. */
function onPress(event: MouseEvent, data: VisitData, bar: HTMLElement | null): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  carryAddress(target);
  const act = target.closest<HTMLAnchorElement>(PRESSED);
  if (act && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    inUse()
      .then(({ answerPress }) => answerPress(act, data))
      .catch(() => act.href && location.assign(act.href));
  }
  if (bar && target.closest('[data-consent-open]')) {
    event.preventDefault();
    openBar(bar, true);
  }
}

const block = document.getElementById(VISIT_DATA_ID);
try {
  if (block) startVisit(JSON.parse(block.textContent ?? '{}') as VisitData);
} catch (error) {
  // The script of islands shares a part of this file: what breaks here is told, and keeps nothing else from coming alive.
  reportError(error);
}
