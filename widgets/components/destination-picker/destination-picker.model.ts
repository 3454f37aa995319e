import type { Suggestion, SuggestionGroup } from '../../core/search/location.ts';

/** The distances that 'Travel locally' offers, in km. [DEST-10] */
export const LOCAL_DISTANCES = [100, 200, 300] as const;

/** The distance of 'Travel locally' while the visitor has chosen none, in km. [DEST-11] */
export const DEFAULT_LOCAL_DISTANCE = 200;

/** What becomes of the field when it is left without a choice: the previous place comes back. [DEST-02] */
export const DEST_BLUR_BEHAVIOUR: 'restore' | 'clear' = 'restore';

/** An option with its place in the whole list, across the groups. */
export interface NumberedOption {
  suggestion: Suggestion;
  index: number;
}

/** Groups whose options are counted through, so that the arrow keys cross them. [DEST-06] */
export interface NumberedGroup extends Omit<SuggestionGroup, 'key' | 'results'> {
  key: SuggestionGroup['key'] | 'recent';
  options: NumberedOption[];
}

/** What the list shows: recent searches first while nothing is typed; only places on the map for 'Travel locally'. */
export function numberedGroups(
  groups: readonly SuggestionGroup[],
  recents: readonly Suggestion[],
  recentLabel: string,
  local: boolean,
): NumberedGroup[] {
  let index = 0;
  return [{ key: 'recent' as const, label: recentLabel, icon: 'recent', results: recents }, ...groups]
    .map(({ results, ...group }) => ({
      ...group,
      options: results
        .filter(({ latitude, longitude }) => !local || (latitude !== undefined && longitude !== undefined))
        .map((suggestion) => ({ suggestion, index: index++ })),
    }))
    .filter(({ options }) => options.length > 0);
}

/** The option after a step up or down; it goes round at both ends. [DEST-06] */
export function stepOption(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  return active < 0 && step < 0 ? count - 1 : (active + step + count) % count;
}
