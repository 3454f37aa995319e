import type { PageRequest } from '../render/page.ts';
import type { PageAround } from './page-around.ts';

/** What header and footer are told. */
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
  | 'shell'
> & {
  /** What the page itself says of the shell around it. */
  around?: PageAround;
};
