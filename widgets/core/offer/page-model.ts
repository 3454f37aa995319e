import type { pageModel } from '@staykit/contract/page-model.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** Data for the head of a page and for robots. */
export type PageModel = Wire<typeof pageModel>;
