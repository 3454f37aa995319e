import type { ActivityDetail } from '@staykit/core/offer/activity/activity-detail.ts';

/** What the purchase panel of an activity starts with. */
export interface ActivityPanelData extends Pick<ActivityDetail, 'id' | 'label' | 'prices'> {
  /** The page of the checkout: on the shop that an exported minisite belongs to. */
  checkoutUrl: string;
  /** Minisite id of the partner, who is paid on what is sold. [MINISITE-17] */
  minisite?: number;
}
