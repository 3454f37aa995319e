import type { GiftOrder, SoldGift } from '@staykit/client/gift/create-gift-sale-client.ts';
import { writeCardAmount } from '@staykit/core/gift/card/gift-card.ts';
import type { PaymentMethodName } from '@staykit/values/price/payment-method.ts';
import type { GiftDesign } from '@staykit/values/gift/gift-design.ts';
import type { GiftFormat } from '@staykit/values/gift/gift-product.ts';
import type { CodeFault } from '../codes/use-code.ts';
import type { SaleKind, SaleRules, SaleState } from '../sale/sale-state.ts';
import type { GiftCheckoutData } from './gift-data.ts';
import { EMPTY_GIFT, type GiftField } from './gift-form.ts';

/** A promo code that takes something off the gift itself. */
export interface AppliedPromo {
  code: string;
  /** Cents that it takes off. */
  reduction: number;
  /** The price of the gift that it was asked for: of another amount of a card it is asked for again. */
  of: number;
}

/** The sale of a gift. */
export interface GiftSale extends SaleKind {
  field: GiftField;
  choice: {
    giftFormat: GiftFormat;
    /** Ids of the sleeves and extras of a physical gift. */
    sleeves: readonly string[];
    /** The voucher is sent to its recipient as well. */
    toRecipient: boolean;
    /** On a day, not at once. */
    sendLater: boolean;
    /** What the card shows. */
    design: GiftDesign;
    /** The card does not tell its amount. */
    hidesAmount: boolean;
    /** On the page of the provider. */
    method?: PaymentMethodName;
  };
  /** `shift`: cents between the price of the page and the one that the giver agreed to since. */
  price: { shift: number; promo?: AppliedPromo; withoutPromo?: CodeFault };
  order: GiftOrder;
  /** `email`, `recipientEmail`: the addresses that the voucher was sent to. */
  sold: { gift: SoldGift; email: string; recipientEmail?: string };
}

/** The checkout of a gift. */
export type GiftState = SaleState<GiftSale>;

/** The rules of the sale of a gift. */
export const giftSale = ({
  product,
  giftFormat,
  sleeves,
  country,
  design = 'plain',
}: GiftCheckoutData): SaleRules<GiftSale> => ({
  begin() {
    const isCard = product.productType === 'GIFTCARD' && product.sellPrice > 0;
    const amount = isCard ? writeCardAmount(product.sellPrice) : '';
    return {
      phase: 'editing',
      fields: { ...EMPTY_GIFT, country, amount },
      seen: new Set(),
      tries: 0,
      choice: { giftFormat, sleeves, design, toRecipient: false, sendLater: false, hidesAmount: false },
      price: { shift: 0 },
    };
  },
  fit: (choice) => choice,
  ended: { NOT_FOUND: 'gone' },
  notices: {
    held: { tone: 'warning', title: 'checkout.gift.heldTitle', text: 'checkout.gift.held' },
    unknown: { tone: 'warning', title: 'checkout.unheardTitle', text: 'checkout.gift.unheard' },
    refused: { tone: 'danger', title: 'checkout.refusedTitle', text: 'checkout.gift.refused' },
    failed: { tone: 'danger', title: 'checkout.gift.failedTitle', text: 'checkout.gift.failed' },
  },
});
