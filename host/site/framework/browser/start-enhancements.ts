import type { VisitData } from '../request/visit-data.ts';

/** Adds to HTML that the server printed. */
export type StartEnhancement = (element: HTMLElement, data: VisitData) => unknown;

/** Loaders of enhancement scripts, by selector. */
export type Enhancements = Readonly<Record<string, () => Promise<{ start: StartEnhancement }>>>;

/** Starts those whose HTML this page has: the script gets the first element, and what the page is. */
export function startEnhancements(enhancements: Enhancements, data: VisitData): void {
  for (const [selector, load] of Object.entries(enhancements)) {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) void load().then(({ start }) => start(element, data));
  }
}
