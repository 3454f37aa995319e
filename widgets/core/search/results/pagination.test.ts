import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPACT_FROM_PAGES, PAGER_WINDOW, pageModel, SEARCH_PAGE_SIZE } from './pagination.ts';

/** The pager as it is read: pages from 1. */
const shown = (pages: number, current: number) =>
  pageModel(pages * SEARCH_PAGE_SIZE, current - 1).items.map((item) => (item === 'gap' ? '…' : item + 1));

describe('the pager', () => {
  it('tells from which result to which it shows [PAGER-01]', () => {
    const legend = (page: number, total = 45) => {
      const { from, to } = pageModel(total, page, 20);
      return [from, to, total];
    };
    expect(legend(1)).toEqual([21, 40, 45]);
    expect(legend(2)).toEqual([41, 45, 45]);
    expect(legend(0, 0)).toEqual([0, 0, 0]);
  });

  it('fewer than 10 of them are all shown [PAGER-02]', () => {
    expect(COMPACT_FROM_PAGES).toBe(10);
    expect(shown(9, 5)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(shown(1, 1)).toEqual([1]);
  });

  it('from 10 pages on there are neighbours, tens and hundreds with gaps between [PAGER-03]', () => {
    expect(PAGER_WINDOW).toBe(1);
    expect(shown(250, 37)).toEqual([1, '…', 30, '…', 36, 37, 38, '…', 40, '…', 100, '…', 250]);
    expect(shown(10, 1)).toEqual([1, 2, '…', 10]);
    expect(shown(250, 150)).toEqual([
      1,
      '…',
      100,
      '…',
      140,
      '…',
      149,
      150,
      151,
      '…',
      160,
      '…',
      200,
      '…',
      250,
    ]);
  });

  it('a page holds 20 results, or as many as are set [PAGER-04]', () => {
    expect(SEARCH_PAGE_SIZE).toBe(20);
    expect([pageModel(45, 0).last, pageModel(45, 0, 10).last]).toEqual([2, 4]);
  });

  it('the pager is hidden while one page holds everything [PAGER-05]', () => {
    expect([0, 20, 21].map((total) => pageModel(total, 0).visible)).toEqual([false, false, true]);
  });

  it('whatever the total, the pages ascend, start at the first, end at the last and hold the current one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000 }),
        fc.nat(4000),
        fc.integer({ min: 1, max: 50 }),
        (total, page, size) => {
          const { items, current, last, from, to } = pageModel(total, page, size);
          const pages = items.filter((item) => item !== 'gap');
          expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
          expect([pages[0], pages.at(-1)]).toEqual([0, last]);
          expect(pages).toContain(current);
          expect(from).toBeLessThanOrEqual(to);
          expect(to).toBeLessThanOrEqual(total);
          // A gap stands for at least one page.
          const left: number[] = [];
          items.forEach((item, index) => {
            if (item === 'gap') left.push(Number(items[index + 1]) - Number(items[index - 1]) - 1);
          });
          expect(Math.min(1, ...left)).toBe(1);
        },
      ),
    );
  });
});
