import type { CallExample, StoryCode } from './call-example.ts';
import { cardOrder } from './gift-orders.ts';

const HOUR = 3_600_000;

/** Codes that a gift card cannot be bought with, by the refusal. */
const REFUSED: readonly [
  refusal: 'PROMO_CODE_EXPIRED' | 'PROMO_CODE_MINIMUM' | 'PROMO_CODE_NOT_HERE' | 'PROMO_CODE_USED_UP',
  status: number,
  why: string,
  code: StoryCode,
][] = [
  ['PROMO_CODE_EXPIRED', 410, 'is over', { endedAgo: HOUR }],
  ['PROMO_CODE_MINIMUM', 409, 'counts for more', { minimumCents: 90_000_00 }],
  ['PROMO_CODE_NOT_HERE', 409, 'is for boxes', { products: ['box'] }],
  ['PROMO_CODE_USED_UP', 409, 'has no use left', { maxUses: 1, used: 1 }],
];

const card = { productType: 'GIFTCARD', productId: 'GIFTCARD', amount: 15_000, locale: 'fr_FR' };
const asked = (promoCode: string) => ({
  body: { ...card, promoCode, options: { giftFormat: 'digital', giftNights: 0 } },
});

/** Promo codes of gifts: what they take off, and why they take off nothing. */
export const PROMO_CODE_EXAMPLES: readonly CallExample[] = [
  {
    call: 'postGiftPromo',
    title: 'a code takes ten per cent off a gift card',
    request: async (story) => asked(await story.promoCode()),
    expect: 200,
  },
  {
    call: 'postGiftPromo',
    title: 'a code that the shop does not have takes nothing off',
    request: () => asked('NOSUCHCODE'),
    expect: 404,
    refusal: 'PROMO_CODE_UNKNOWN',
  },
  {
    call: 'postGiftPromo',
    title: 'a gift that there is not has no price',
    request: () => ({ body: { ...asked('NOSUCHCODE').body, productType: 'BOX', productId: 'NOSUCHEBOX' } }),
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  ...REFUSED.flatMap(([refusal, expect, why, code]): CallExample[] => [
    {
      call: 'postGiftPromo',
      title: `a code that ${why} takes nothing off`,
      request: async (story) => asked(await story.promoCode(code)),
      expect,
      refusal,
    },
    {
      call: 'postGift',
      title: `a gift with a code that ${why} is not sold`,
      request: async (story) => cardOrder(story, { promoCode: await story.promoCode(code) }),
      expect,
      refusal,
    },
  ]),
  {
    call: 'postGift',
    title: 'a gift with a code that the shop does not have is not sold',
    request: (story) => cardOrder(story, { promoCode: 'NOSUCHCODE' }),
    expect: 404,
    refusal: 'PROMO_CODE_UNKNOWN',
  },
];
