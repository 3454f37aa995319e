import type { ReactElement } from 'react';
import type { Partner } from '@staykit/partners/partner.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { PageRequest } from '../../../framework/request/page-request.ts';
import type { HomeData } from '../../home/load.ts';

/** What a layout puts in its places; each shows all of it, in an order and a size of its own. */
export interface LayoutProps {
  request: Pick<
    PageRequest,
    'activitySearch' | 'address' | 'apiOrigin' | 'instant' | 'locale' | 'productUrl' | 't'
  >;
  partner: Partner;
  title: string;
  /** One or two sentences below the title. */
  words: string;
  /** The search box. */
  search: ReactElement;
  /** What editors wrote for the first page of the shop; absent where they wrote nothing. */
  data?: HomeData;
  flow: SearchFlow;
}
