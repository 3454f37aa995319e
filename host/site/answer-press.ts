import { DISMISSED_COOKIE, withDismissed } from './framework/browser/dismissed.ts';
import { consentNow } from './shell/consent/consent-now.ts';
import { CHOICE_SECONDS, readCookie, writeCookie } from './shell/consent/cookie.ts';
import { stepsBack } from './shell/header/steps-back.ts';
import type { VisitData } from './framework/request/visit-data.ts';

export { startStickyObserver } from './shell/header/sticky-observer.ts';

/**
 * Links whose target opens over the page, and the button that shares the page: the place of a hotel on the map [MAP-13], its reviews [PRODUCT-10], a gift that
 * is personalised and the campaign of the gift icon.
 */
const OVER: Readonly<Record<string, (link: HTMLAnchorElement, data: VisitData) => Promise<unknown>>> = {
  hotelMap: async (link, data) =>
    (await import('./pages/product/hotel-map/open-hotel-map.tsx')).openHotelMap(link, data),
  reviews: async (link, data) =>
    (await import('./pages/product/reviews/open-reviews.tsx')).openReviews(link, data),
  share: async (button) => (await import('./shell/share/share-page.ts')).sharePage(button),
  gift: async (link, data) => (await import('./shell/gift/open-gift-link.ts')).openGiftLink(link, data),
  giftDrawer: async (link, data) =>
    (await import('./shell/gift/open-gift-campaign.tsx')).openGiftCampaign(link, data),
};

/**
 * Does what was pressed: opens what lies over the page, goes a step back or to a part of the page, closes a banner.
 * Rejects where that cannot be fetched.
 */
export async function answerPress(act: HTMLElement, data: VisitData): Promise<void> {
  const { part, dismiss } = act.dataset;
  const over = Object.keys(act.dataset).find((name) => Object.hasOwn(OVER, name));
  if (over !== undefined) return void (await OVER[over]?.(act as HTMLAnchorElement, data));
  if (dismiss !== undefined) return wave(dismiss);
  const found = part === undefined ? null : document.getElementById(part);
  if (found) return goTo(found);
  const steps = act.matches('[data-back]') ? stepsBack() : 0;
  if (steps < 0) history.go(steps);
  else if (act instanceof HTMLAnchorElement) location.assign(act.href);
}

/** Goes to a part of the page; the hash, which holds the chosen days, stays as it is. [PRODUCT-04] */
function goTo(part: HTMLElement): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/** Dismisses a banner until the browser is closed, or for longer if the visitor consented. */
function wave(code: string): void {
  document.querySelector(`[data-banner="${code}"]`)?.remove();
  const seconds = consentNow().has('preferences') ? CHOICE_SECONDS : undefined;
  writeCookie(DISMISSED_COOKIE, withDismissed(readCookie(DISMISSED_COOKIE), code), seconds);
}
