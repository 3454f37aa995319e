import type { PageName } from '../routing/segments.ts';

/** Which parts of the shell a page has. */
export interface ShellParts {
  footer: boolean;
  /** The Stays/Gifts toggle of the top bar. */
  flowToggle: boolean;
  /** Announcement and promo bar, where there is something in them. */
  announcement: boolean;
}

/** Pages that sell without distraction: no footer. [HEADER-04] */
export const SIMPLIFIED_PAGE_TYPES: readonly PageName[] = ['checkout'];

const DEFAULT: ShellParts = { footer: true, flowToggle: true, announcement: true };

/** What differs from the default, by page. [FOOTER-05] [MINISITE-28] */
export const PAGE_TYPE_SHELL: Partial<Record<PageName, Partial<ShellParts>>> = {
  ...Object.fromEntries(
    SIMPLIFIED_PAGE_TYPES.map((page) => [page, { footer: false, flowToggle: false, announcement: false }]),
  ),
  minisite: {},
};

/** The parts of the shell on a page. */
export function shellOf(page: PageName): ShellParts {
  return { ...DEFAULT, ...PAGE_TYPE_SHELL[page] };
}
