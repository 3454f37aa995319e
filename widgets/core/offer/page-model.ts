import type { pageModel } from '@staykit/contract/page-model.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** What robots and the head of a page are told. */
export type PageModel = Wire<typeof pageModel>;
