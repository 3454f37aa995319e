/** Offers on a page. [PAGER-04] */
export const SEARCH_PAGE_SIZE = 20;

/** Up to this number of results there is no pager. [PAGER-05] */
export const PAGER_THRESHOLD = (pageSize: number): number => pageSize;

/** Number of pages from which the pager is compact. [PAGER-02] [PAGER-03] */
export const COMPACT_FROM_PAGES = 10;

/** Neighbours of the current page on each side of it. [PAGER-03] */
export const PAGER_WINDOW = 1;

/** A pager. Pages count from 0, as in the address; they are shown from 1. [ROUTE-13] */
export interface PageModel {
  current: number;
  last: number;
  /** Pages to show, in order; `gap` stands for the left-out ones between two of them. */
  items: (number | 'gap')[];
  /** Number of the first and the last result on this page, counted from 1; both 0 when there is none. [PAGER-01] */
  from: number;
  to: number;
  total: number;
  /** More results than PAGER_THRESHOLD. [PAGER-05] */
  visible: boolean;
}

/** The pager of page `page` (from 0) of `total` results. [PAGER-01..05] */
export function pageModel(total: number, page: number, size: number = SEARCH_PAGE_SIZE): PageModel {
  const last = Math.max(0, Math.ceil(total / size) - 1);
  const current = Math.min(Math.max(0, page), last);
  return {
    current,
    last,
    items:
      last + 1 < COMPACT_FROM_PAGES
        ? Array.from({ length: last + 1 }, (_, index) => index)
        : compact(current, last),
    from: total ? current * size + 1 : 0,
    to: Math.min(total, (current + 1) * size),
    total,
    visible: total > PAGER_THRESHOLD(size),
  };
}

/** First, last, the neighbours, and the tens and hundreds on both sides, as visitors count. [PAGER-03] */
function compact(current: number, last: number): (number | 'gap')[] {
  const shown = current + 1;
  const numbers = [1, last + 1];
  for (let near = shown - PAGER_WINDOW; near <= shown + PAGER_WINDOW; near += 1) numbers.push(near);
  for (const step of [10, 100]) {
    numbers.push((Math.ceil(shown / step) - 1) * step, (Math.floor(shown / step) + 1) * step);
  }
  const pages = [...new Set(numbers)]
    .filter((number) => number >= 1 && number <= last + 1)
    .sort((a, b) => a - b);
  return pages.flatMap((number, index): (number | 'gap')[] =>
    index > 0 && number - (pages[index - 1] ?? 0) > 1 ? ['gap', number - 1] : [number - 1],
  );
}
