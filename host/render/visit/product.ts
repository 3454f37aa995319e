import type { VisitData } from './visit-data.ts';

/** What a page of a stay or of a wishlist does once it is there: hearts, and the price for what only the hash names. */
export async function startProduct(data: VisitData): Promise<void> {
  const { shown, item } = data;
  if (shown?.kind === 'product' && document.documentElement.dataset['search'] === 'elsewhere')
    void import('./show-asked.tsx').then(({ showAsked }) => showAsked(data, shown));
  const place = document.querySelector<HTMLElement>('[data-wish]');
  if (!place) return;
  const { showHeart, showHeartsOfList } = await import('./product-heart.tsx');
  await (item ? showHeart(place, item, data) : showHeartsOfList(place, data));
}
