import { readActivityCheckoutLink } from '@staykit/core/offer/activity/activity-checkout-link.ts';

/** Asks for the page of the activity that the hash names; says so where it names none. [ACTIVITY-12] */
export function start(asking: HTMLElement): void {
  const start = readActivityCheckoutLink(location.search, location.hash.slice(1));
  if (!start) {
    asking.hidden = true;
    document.querySelector<HTMLElement>('[data-unnamed]')?.removeAttribute('hidden');
    return;
  }
  const url = new URL(location.href);
  url.hash = '';
  url.searchParams.set('id', start.id);
  if (start.pax !== undefined) url.searchParams.set('a', String(start.pax));
  location.replace(url.href);
}
