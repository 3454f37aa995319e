import type { VisitData } from './visit-data.ts';

/** What a page of a stay does once it is there: its heart, and the price for what only the hash names. */
export async function startProduct(data: VisitData): Promise<void> {
  const { shown, item } = data;
  if (shown?.kind === 'product' && document.documentElement.dataset['search'] === 'elsewhere')
    void import('./show-asked.tsx').then(({ showAsked }) => showAsked(data, shown));
  const gallery = document.querySelector<HTMLElement>('[data-wish]');
  if (gallery && item) await (await import('./product-heart.tsx')).showHeart(gallery, item, data);
}
