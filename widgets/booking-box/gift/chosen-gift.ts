import { defaultNights, giftPrice, type GiftPrice } from '@staykit/core/gift/gift-price-list.ts';
import { isOn } from '@staykit/experiments/variants.ts';
import type { BookingPartProps } from '../use-booking-box.ts';
import { isHidden } from '../care-blocks.ts';

/** Whether the upsell is offered: an experiment switches it, and customer care does without. [EXPERIMENT-04] [UPSELL-04] */
export const offersUpsell = (props: BookingPartProps['props']) =>
  isOn('upsellAvailability', props.variants) && !isHidden('availabilityUpsell', props);

/**
 * What is chosen of the prices of a gift, and what it costs. Where no length is chosen that is sold, it is that of the
 * product, whose price its card told; else the first.
 */
export function chosenGift(
  prices: readonly GiftPrice[],
  { chosen, product }: BookingPartProps['box'],
  props: BookingPartProps['props'],
) {
  const isSold = (nights: number | undefined) => prices.some((one) => one.nights === nights);
  const nights = [chosen.giftNights, product?.nights].find(isSold) ?? defaultNights(prices);
  const upsell = chosen.upsell === 'availability' && offersUpsell(props);
  return { nights, upsell, price: giftPrice(prices, { nights, upsell }) };
}
