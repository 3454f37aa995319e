import type { Suggestion, SuggestionGroup } from '@staykit/values/search/location.ts';

/** The outcome of the field when it is left without a choice: the previous place comes back. [DEST-02] */
export const DEST_BLUR_BEHAVIOUR: 'restore' | 'clear' = 'restore';

/** How long after a finger was lifted, which leaves the list, the click of its tap may come. */
export const LATE_CLICK_MS = 300;

/** Places under one heading: those of a kind, or the recent ones. */
export interface PlaceGroup extends Omit<SuggestionGroup, 'key'> {
  key: string;
  /** Takes a place out of the group, or without one all of them; only groups of what the visitor did have it. */
  forget?: (place?: Suggestion) => void;
}

/** The groups without empty ones; for 'Travel locally' only with places that stand on the map. */
export function shownGroups(groups: readonly PlaceGroup[], local: boolean): PlaceGroup[] {
  return groups.flatMap((group) => {
    const results = group.results.filter((place) => !local || place.latitude !== undefined);
    return results[0] ? [{ ...group, results }] : [];
  });
}

/** The group that a place stands in. */
export const groupOf = (groups: readonly PlaceGroup[], place: Suggestion): PlaceGroup | undefined =>
  groups.find(({ results }) => results.includes(place));

/** The option after a step up or down; it goes round at both ends. [DEST-06] */
export function stepOption(active: number, step: 1 | -1, count: number): number {
  if (!count) return -1;
  return active < 0 && step < 0 ? count - 1 : (active + step + count) % count;
}
