import { GIFT_SHOP, tellsFreeDelivery, type GiftShop } from '@staykit/core/gift/gift-shop.ts';
import { shippingCostOf, totalShipping, type ShippingCosts } from '@staykit/core/gift/sending/shipping.ts';
import { marketOf, type Locale } from '@staykit/values/market/locale.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconCheck } from '@staykit/ui/primitives/icon/icons.ts';
import { Good } from '../gift/gift.styles.ts';

/** Domestic shipping costs, in cents. */
export function postageOf(costs: ShippingCosts, locale: Locale): number {
  return totalShipping(shippingCostOf('physical', costs, marketOf(locale)));
}

interface FreeDeliveryProps {
  /** Cents; left out if unknown. */
  amount?: number;
  t: Translate;
  shop?: GiftShop;
}

/** The free delivery note, if delivery is free. [BOX-04] */
export function FreeDelivery({ amount, t, shop = GIFT_SHOP }: FreeDeliveryProps) {
  if (!tellsFreeDelivery(amount, shop)) return null;
  return (
    <Good>
      <Icon of={iconCheck} size={16} />
      {t('gift.delivery.free')}
    </Good>
  );
}
