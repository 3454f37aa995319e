import type { BeneficiaryGift } from '@staykit/client/gift/create-gift-sale-client.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { cardLink } from '@staykit/core/offer/card/card-link.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { inside } from '@staykit/routing/inside.ts';

/** A way to use a gift. */
export interface GiftWay {
  href: string;
  text: MessageKey;
}

/** The fields of a gift that decide how it can be used. */
export type LedGift = Pick<BeneficiaryGift, 'productType' | 'productId' | 'adults'>;

/** The search of the recipient: dated stays, for as many as the gift is for. */
export function redeemCriteria(adults: number): SearchCriteria {
  const criteria = emptyCriteria('booking');
  return { ...criteria, pax: { ...criteria.pax, adult: adults } };
}

/** An offer of a gift as the stay that its holder books: its card leads to the choice of dates. */
export function datedOffer<Offer extends Pick<OfferCard, 'itemCategory'>>(offer: Offer) {
  return { ...offer, itemCategory: 'weekend' as const };
}

/** The list of the stays of a box, for its recipient. */
export const boxStaysPath = (boxCode: string): string => `/beneficiary/stays/${encodeURIComponent(boxCode)}`;

/** The list of the stays that are given as vouchers. */
const VOUCHER_STAYS = '/beneficiary/stays';

/** Where a gift leads, what it is good for first; any stay is a way too where it pays for stays. [FLOW-07] [VOUCHER-05] */
export function giftWays(
  { productType, productId, adults }: LedGift,
  { locale, prefix }: { locale: Locale; prefix: string },
): GiftWay[] {
  const id = encodeURIComponent(productId);
  const search = (text: MessageKey): GiftWay => ({ href: inside(prefix, '/search'), text });
  switch (productType) {
    case 'BOX':
      return [
        { href: inside(prefix, boxStaysPath(productId)), text: 'gift.seeStays' },
        search('gift.chooseOther'),
      ];
    case 'SINGLEVOUCHER': {
      const stay = { uri: `/product/${id}`, itemCategory: 'weekend' as const, hotel: { id: '' } };
      const dates = cardLink(stay, redeemCriteria(adults), locale);
      return [
        { href: inside(prefix, dates), text: 'gift.chooseDates' },
        { href: inside(prefix, VOUCHER_STAYS), text: 'gift.seeStays' },
        search('gift.chooseOther'),
      ];
    }
    case 'DIGITAL_ACTIVITY_ONLY':
      return [{ href: inside(prefix, `/activity/${id}#a=${adults}`), text: 'gift.seeActivity' }];
    case 'GIFTCARD':
      return [search('gift.choose')];
  }
}

/** Words for what a gift covers, by its kind; an activity covers itself. */
export const COVERS = {
  BOX: 'gift.covers.box',
  SINGLEVOUCHER: 'gift.covers.stay',
  GIFTCARD: 'gift.covers.card',
  DIGITAL_ACTIVITY_ONLY: 'voucher.worth',
} as const satisfies Record<BeneficiaryGift['productType'], MessageKey>;
