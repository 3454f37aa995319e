import { expect, test as base } from './visitor.ts';

/**
 * A shift that nobody sees: prices that arrive in a calendar, what stands below the cards of a list that is laid out as
 * it comes near. Pages of one product allow none.
 */
const UNSEEN = 0.01;

/**
 * A visitor who also minds when something moves that nobody touched: every shift of the layout that can be seen, on
 * every page of the journey, fails it. What a press moves within half a second is the answer to the press.
 */
export const test = base.extend<{ shifts: string[]; unseen: number }>({
  unseen: [UNSEEN, { option: true }],
  shifts: [
    async ({ page, unseen }, use) => {
      const shifts: string[] = [];
      await page.exposeBinding('tellShift', ({ page: where }, what: string) => {
        shifts.push(`${new URL(where.url()).pathname} ${what}`);
      });
      await page.addInitScript((least) => {
        interface Shift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
          sources: readonly { node?: Node }[];
        }
        const { tellShift } = window as typeof window & { tellShift: (what: string) => void };
        const nameOf = (node?: Node) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element ? `<${element.localName}> ${(element.textContent ?? '').trim().slice(0, 40)}` : '?';
        };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[])
            if (!entry.hadRecentInput && entry.value > least)
              tellShift(
                `${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => nameOf(node)).join(', ')}`,
              );
        }).observe({ type: 'layout-shift', buffered: true });
      }, unseen);
      await use(shifts);
      expect(shifts, 'nothing moved by itself').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
