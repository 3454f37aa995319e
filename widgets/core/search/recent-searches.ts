import { LOCATION_CATEGORIES, type Suggestion } from '@staykit/values/search/location.ts';

/** A destination that the visitor chose before. [ENTITY-15] */
export type RecentSearch = Pick<Suggestion, 'id' | 'label' | 'category'>;

/** Key in the browser's storage. [DEST-15] */
export const RECENT_SEARCHES_KEY = 'staykit.recentSearches';

/** Maximum number of entries. [DEST-16] */
export const RECENT_SEARCHES_MAX = 3;

/** The list after a choice: most recent first, each id once, with its newest label. [DEST-16..18] */
export function addRecentSearch(list: readonly RecentSearch[], chosen: RecentSearch): RecentSearch[] {
  const { id, label, category } = chosen;
  return [{ id, label, category }, ...list.filter((other) => other.id !== id)].slice(0, RECENT_SEARCHES_MAX);
}

/** The list as the storage gave it back; what is not a recent search is left out. [DEST-15] */
export function parseRecentSearches(stored: string | null): RecentSearch[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isRecentSearch).slice(0, RECENT_SEARCHES_MAX) : [];
  } catch {
    // Storage belongs to the visitor and to other scripts: an unreadable list is an empty one.
    return [];
  }
}

function isRecentSearch(value: unknown): value is RecentSearch {
  const search = value as Partial<RecentSearch> | null;
  return (
    typeof search?.id === 'string' &&
    typeof search.label === 'string' &&
    (search.category === 'hotel' || (LOCATION_CATEGORIES as readonly unknown[]).includes(search.category))
  );
}
