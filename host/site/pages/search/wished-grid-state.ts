import type { WishOutcome } from '../../shell/wishlist/wishes.ts';

/** The outcome of the last press on a heart. */
export interface WishTold {
  kind: WishOutcome;
  name: string;
}

/** What changes in results whose hearts are kept. */
export interface WishedGridState<Parts> {
  /** What shows and keeps hearts; nothing until the page is live. [WISHLIST-02] */
  parts?: Parts;
  /** Ids of the offers on the wish list. */
  ids: readonly string[];
  told?: WishTold | undefined;
  /** Cents of a gift that goes along. [FLOW-07] */
  giftAmount?: number;
}

export type WishedGridAction<Parts> =
  | { type: 'giftFound'; amount: number }
  | { type: 'partsLoaded'; parts: Parts }
  /** What is kept, and the outcome of the last press, if there was one. */
  | { type: 'wishesTold'; ids: readonly string[]; told: WishTold | undefined }
  | { type: 'noticeClosed' };

/** What the server prints: no hearts, and no gift. */
export const PRINTED_GRID: WishedGridState<never> = { ids: [] };

/** The results after something happened. */
export function wishedGridReducer<Parts>(
  state: WishedGridState<Parts>,
  action: WishedGridAction<Parts>,
): WishedGridState<Parts> {
  switch (action.type) {
    case 'giftFound':
      return { ...state, giftAmount: action.amount };
    case 'partsLoaded':
      return { ...state, parts: action.parts };
    case 'wishesTold':
      return { ...state, ids: action.ids, told: action.told };
    case 'noticeClosed':
      return { ...state, told: undefined };
  }
}
