import type { PageRequest } from '../render/page.ts';

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
>;
