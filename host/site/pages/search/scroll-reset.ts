import type { PageName } from '@staykit/routing/segments.ts';

/** NO_SCROLL_RESET_PAGES: pages that stay where they are when another page of their list is shown. [PAGES-08] */
export const NO_SCROLL_RESET_PAGES: readonly PageName[] = [];

/** Whether the window stays where it is; else another page is read from the top. A path of its own always begins there. */
export function keepsScroll(page: PageName, pages = NO_SCROLL_RESET_PAGES): boolean {
  return pages.includes(page);
}
