import type { VisitData } from '../../framework/request/visit-data.ts';

/**
 * Starts what a page of a stay or of a wishlist has besides islands: hearts, the price for days that only the hash names,
 * and the other offers of the hotel once their place is in view.
 */
export async function start(_element: HTMLElement, data: VisitData): Promise<void> {
  const { shown, item } = data;
  if (shown?.kind === 'product' && document.documentElement.dataset['search'] === 'elsewhere')
    void import('./price/show-price.tsx').then(({ showAsked }) => showAsked(data, shown));
  const others = document.querySelector<HTMLElement>('[data-other-offers]');
  if (others)
    whenSeen(others, async () =>
      (await import('./other-offers/show-other-offers.tsx')).showOtherOffers(others, data),
    );
  const place = document.querySelector<HTMLElement>('[data-wish]');
  if (!place) return;
  const { showHeart, showHeartsOfList } = await import('../../shell/wishlist/hearts.tsx');
  await (item ? showHeart(place, item, data) : showHeartsOfList(place, data));
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
