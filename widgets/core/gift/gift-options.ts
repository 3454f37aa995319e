import type { sleeve } from '../../contract/gift-sale.ts';
import type { Wire } from '../../contract/wire.ts';

/** A sleeve that was chosen for a physical gift. */
export type Sleeve = Wire<typeof sleeve>;

/** Where nobody said: two people, one night. [PENTITY-11] */
export const DEFAULT_GIFT_ADULTS = 2;
export const DEFAULT_GIFT_NIGHTS = 1;
