import type { PageName } from '@staykit/routing/segments.ts';

/** Which parts of the shell a page has. */
export interface ShellParts {
  footer: boolean;
  /** The Stays/Gifts toggle of the top bar. */
  flowToggle: boolean;
  /** Announcement and promo bar, where there is something in them. */
  announcement: boolean;
  /** Inspirations, gifts, the account and the menu. */
  menus: boolean;
}

/** Pages that sell without distraction: a back arrow, no menus, no footer. [HEADER-04] */
export const SIMPLIFIED_PAGE_TYPES: readonly PageName[] = ['checkout'];

const DEFAULT: ShellParts = { footer: true, flowToggle: true, announcement: true, menus: true };

const SIMPLIFIED: ShellParts = { footer: false, flowToggle: false, announcement: false, menus: false };

/** What differs from the default, by page. [FOOTER-05] [MINISITE-28] */
export const PAGE_TYPE_SHELL: Partial<Record<PageName, Partial<ShellParts>>> = {
  ...Object.fromEntries(SIMPLIFIED_PAGE_TYPES.map((page) => [page, SIMPLIFIED])),
  minisite: {},
};

/** The parts of the shell on a page: what its type says, on top of all. [FOOTER-05] */
export function shellOf(page: PageName, table = PAGE_TYPE_SHELL): ShellParts {
  return { ...DEFAULT, ...table[page] };
}
