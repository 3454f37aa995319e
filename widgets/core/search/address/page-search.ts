import { parseFlow, type SearchFlow } from '@staykit/values/search/flow.ts';

/** The value by which an address says that a gift is for its giver. */
export const OWN_USE = 'OWN_USE';

/** What stands in the search part of an address, beside the criteria of the hash. [PROUTE-09] */
export interface PageSearch {
  /** Booking where it names none, or one that there is not. */
  flow: SearchFlow;
  /** From 0 on. */
  page: number;
  /** Which page led here. */
  from?: string;
  /** `OWN_USE`: bought for oneself. */
  customType?: string;
}

/** Reads the search part of an address, with or without `?`. [PROUTE-09] */
export function parseSearch(search: string): PageSearch {
  const query = new URLSearchParams(search);
  const [page, from, customType] = ['page', 'from', 'customType'].map((key) => query.get(key) || undefined);
  return {
    flow: parseFlow(query.get('flow')),
    page: /^\d{1,6}$/.test(page ?? '') ? Number(page) : 0,
    ...(from !== undefined && { from }),
    ...(customType !== undefined && { customType }),
  };
}
