import type { boxBlock, giftBlock } from '../../contract/gift-content.ts';
import type { Wire } from '../../contract/wire.ts';
import type { Locale } from '../market/locale.ts';

/** What the gift drawer shows in one locale. */
export type GiftBlock = Wire<typeof giftBlock>;

/** The gift block of every locale that has one. [SAPI-05] */
export type GiftBlocks = Partial<Record<Locale, GiftBlock>>;

/** The best boxes, between the results of a search. [SENTITY-06] */
export type BoxBlock = Wire<typeof boxBlock>;
