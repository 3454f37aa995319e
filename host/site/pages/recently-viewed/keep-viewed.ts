import {
  addRecentlyViewed,
  parseRecentlyViewed,
  recentlyViewedOn,
  type RecentlyViewed,
} from '@staykit/core/offer/recently-viewed.ts';
import { storageByConsent } from '../../shell/consent/consent-now.ts';
import type { VisitData } from '../../framework/request/visit-data.ts';

/** Where what was viewed is kept, once the visitor lets us remember it. */
export const VIEWED_KEY = 'staykit.viewed';

/** The list so far; with what this page shows at its top from now on. [RECENT-01] */
function note({ viewed }: Pick<VisitData, 'viewed'>): RecentlyViewed[] {
  try {
    const storage = storageByConsent(localStorage);
    const before = parseRecentlyViewed(storage.getItem(VIEWED_KEY));
    if (viewed) storage.setItem(VIEWED_KEY, JSON.stringify(addRecentlyViewed(before, viewed)));
    return before;
  } catch {
    // A browser that keeps nothing has nothing to show.
    return [];
  }
}

/** Keeps what this page shows, and shows below it what was viewed before. [RECENT-01] [RECENT-05] */
export async function keepViewed(data: VisitData): Promise<void> {
  const list = note(data);
  const searches = document.querySelector<HTMLElement>('[data-recent-searches]');
  // Empty, its place takes no room: `early.ts` saw whether anything is kept.
  if (searches && 'searches' in document.documentElement.dataset)
    await import('../home/recent/show-searches.tsx').then(({ showSearches }) => showSearches(searches, data));
  const { page, viewed } = data;
  if (recentlyViewedOn(page, list, viewed?.id).length === 0) return;
  const { showViewed } = await import('./show-viewed.tsx');
  await showViewed(data, list);
}
