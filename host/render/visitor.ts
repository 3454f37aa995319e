import { DISMISSED_COOKIE, withDismissed } from '../shell/banners/dismissed.ts';
import { createReporter } from './reporter.ts';
import { CONSENT_EVENT, consentNow, wasAsked } from './visit/consent-now.ts';
import { CHOICE_SECONDS, readCookie, writeCookie } from './visit/cookie.ts';
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
  '[data-care-copy],[data-care-sign-in]': async () => (await import('./visit/care.ts')).startCare(),
  '[data-gift-code]': async (part, data) =>
    (await import('./visit/gift-code.tsx')).startGiftCode(part as HTMLFormElement, data),
  '[data-account-form]': async (part) =>
    (await import('./visit/account.ts')).startAccountForm(part as HTMLFormElement),
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
  const counting = document.querySelectorAll<HTMLElement>('[data-countdown]');
  if (counting.length > 0)
    void import('./visit/countdown.ts').then(({ startCountdown }) =>
      counting.forEach((place) => startCountdown(place, data.locale)),
    );
  if (location.search.includes('utm_'))
    void import('./visit/kept-utm.ts').then(({ keepUtm }) => keepUtm(location.search));
  if (data.viewed || data.status === 404)
    void import('./visit/recently-viewed.ts').then(({ keepViewed }) => keepViewed(data));
  const bar = document.querySelector<HTMLElement>('[data-consent]');
  if (bar) startConsent(bar, data);
  startMenus(data);
  document.addEventListener('click', (event) => onPress(event, bar));
  document.addEventListener('click', (event) => onLink(event, data));
}

/** Agents are not counted; without the bar, nobody is. */
function startConsent(bar: HTMLElement, data: VisitData): void {
  let stop: (() => void) | undefined;
  const follow = async (): Promise<void> => {
    stop?.();
    stop = undefined;
    if (!consentNow().has('analytics')) return;
    const { startAnalytics } = await import('./visit/analytics.ts');
    stop = startAnalytics(data);
  };
  document.addEventListener(CONSENT_EVENT, () => void follow());
  void follow();
  if (!wasAsked() && !refusesByItself()) openBar(bar, false);
}

function openBar(bar: HTMLElement, asked: boolean): void {
  void import('./visit/consent-bar.ts').then(({ openConsentBar }) => openConsentBar(bar, { asked }));
}

/**
 * Links whose target opens over the page: the place of a hotel on the map [MAP-13], its reviews [PRODUCT-10], a gift that
 * is personalised and the campaign of the gift icon.
 */
const OVER: Readonly<Record<string, (link: HTMLAnchorElement, data: VisitData) => Promise<unknown>>> = {
  'a[data-hotel-map]': async (link, data) => (await import('./visit/hotel-map.tsx')).openHotelMap(link, data),
  'a[data-reviews]': async (link, data) =>
    (await import('./visit/reviews-modal.tsx')).openReviews(link, data),
  'a[data-gift]': async (link, data) => (await import('./visit/gift-link.ts')).openGiftLink(link, data),
  'a[data-gift-drawer]': async (link, data) =>
    (await import('./visit/gift-campaign.tsx')).openGiftCampaign(link, data),
};

/** Opens such a link over the page; with a key held it is the browser's, and what cannot be fetched leads on. */
function onLink(event: MouseEvent, data: VisitData): void {
  const { target } = event;
  if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  for (const [selector, open] of Object.entries(OVER)) {
    const link = target.closest<HTMLAnchorElement>(selector);
    if (!link) continue;
    event.preventDefault();
    open(link, data).catch(() => location.assign(link.href));
    return;
  }
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

/** Goes to a part of the page; the hash, which holds the chosen days, stays as it is. [PRODUCT-04] */
function goTo(part: HTMLElement): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** The links of the header become buttons: what they open is fetched when it is wanted. [MENU-05] */
function startMenus(data: VisitData): void {
  const open = (link: HTMLAnchorElement, way?: 'hover') =>
    import('./visit/menus.tsx').then(
      ({ openMenu }) => openMenu(link, data, way),
      () => way ?? location.assign(link.href),
    );
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-menu]')) {
    link.role = 'button';
    link.ariaExpanded = 'false';
    link.onclick = (event) => {
      // Signed out since: it is a link again.
      if (link.dataset['menu'] === undefined) return;
      event.preventDefault();
      void open(link);
    };
    link.onkeydown = (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    };
    if (link.dataset['menu'] === 'inspirations')
      link.onpointerenter = ({ pointerType }) => void (pointerType === 'mouse' && open(link, 'hover'));
  }
}

/** Whether the page before this one is of this site, and still there to go back to. */
function cameFromHere(): boolean {
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}

function onPress(event: MouseEvent, bar: HTMLElement | null): void {
  const pressed = event.target instanceof Element ? event.target : undefined;
  // No server sees the hash: it goes along from here. [ACCOUNT-04]
  const signIn = pressed?.closest<HTMLAnchorElement>('[data-sign-in]');
  if (signIn) signIn.search = String(new URLSearchParams({ origin: location.href }));
  if (pressed?.closest('[data-back]') && cameFromHere()) {
    event.preventDefault();
    history.back();
  }
  const part = document.getElementById(pressed?.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? '');
  if (part) {
    event.preventDefault();
    goTo(part);
  }
  if (bar && pressed?.closest('[data-consent-open]')) {
    event.preventDefault();
    openBar(bar, true);
  }
  const code = pressed?.closest<HTMLElement>('[data-dismiss]')?.dataset['dismiss'];
  if (code !== undefined) dismiss(code);
}

/** Takes a banner away, until the browser is closed or for as long as the visitor lets us remember it. */
function dismiss(code: string): void {
  document.querySelector(`[data-banner="${code}"]`)?.remove();
  const seconds = consentNow().has('preferences') ? CHOICE_SECONDS : undefined;
  writeCookie(DISMISSED_COOKIE, withDismissed(readCookie(DISMISSED_COOKIE), code), seconds);
}

const block = document.getElementById(VISIT_DATA_ID);
try {
  if (block) startVisit(JSON.parse(block.textContent ?? '{}') as VisitData);
} catch (error) {
  // The script of islands shares a part of this file: what breaks here is told, and keeps nothing else from coming alive.
  reportError(error);
}
