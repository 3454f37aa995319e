import type { CartItem } from '@staykit/analytics/events.ts';
import type { GivenProduct } from './gift-data.ts';

/** What analytics learn about what is given: not by whom, and not to whom. */
export function givenItem({
  productType,
  productId,
  label,
}: Pick<GivenProduct, 'productType' | 'productId' | 'label'>): Omit<CartItem, 'price'> {
  const flow = productType === 'DIGITAL_ACTIVITY_ONLY' ? 'activity' : 'gifting';
  return { id: productId, label, flow, quantity: 1 };
}
