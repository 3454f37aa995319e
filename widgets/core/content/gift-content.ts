import type { boxBlock, giftBlock } from '../../contract/gift-content.ts';
import type { Wire } from '../../contract/wire.ts';

/** What the gift drawer shows in one locale. */
export type GiftBlock = Wire<typeof giftBlock>;

/** The best boxes, between the results of a search. [SENTITY-06] */
export type BoxBlock = Wire<typeof boxBlock>;
