import type { PageAround } from '../framework/request/page-around.ts';
import type { PageRequest } from '../framework/request/page-request.ts';
import type { ShellContent } from './load-shell.ts';

/** Props of header and footer. */
export type ShellProps = Pick<
  PageRequest,
  | 'address'
  | 'locale'
  | 'path'
  | 'search'
  | 'origin'
  | 'sites'
  | 't'
  | 'apiOrigin'
  | 'visit'
  | 'care'
  | 'isDemo'
  | 'isPreview'
> & {
  /** The day of the site; absent: nothing of it is over. */
  now?: PageRequest['now'];
  /** What editors put around it, once that is there. */
  shell?: ShellContent;
  /** What the page itself says of the shell around it. */
  around?: PageAround;
  /** Paths of the same page by locale, where the page names them: it is nowhere else. */
  alternates?: Readonly<Record<string, string>>;
};
