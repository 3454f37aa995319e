/** The offer of a list that was opened last, kept with the list's place in the history. */
interface ChosenState {
  offer?: string;
}

/** Notes which offer a visitor opens, for when they come back. */
export function noteChosenOffer(id: string): void {
  history.replaceState({ ...(history.state as ChosenState | null), offer: id }, '');
}

let done = false;
/**
 * Gives the focus back to the offer that was opened, where the visitor came Back to the list; the page stays where
 * it is, and focus that is somewhere already too.
 */
export function focusChosenOffer(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { offer } = (history.state ?? {}) as ChosenState;
  if (done || visit?.type !== 'back_forward' || offer === undefined) return;
  const card = document.querySelector<HTMLElement>(`[data-offer="${CSS.escape(offer)}"] h3 a`);
  done = card !== null;
  if (document.activeElement === document.body) card?.focus({ preventScroll: true });
}
