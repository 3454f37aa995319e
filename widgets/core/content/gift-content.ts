import type { boxBlock, giftBlock } from '@staykit/contract/content/gift-content.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** What the gift drawer shows in one locale. */
export type GiftBlock = Wire<typeof giftBlock>;

/** The best boxes, between the results of a search. [SENTITY-06] */
export type BoxBlock = Wire<typeof boxBlock>;
