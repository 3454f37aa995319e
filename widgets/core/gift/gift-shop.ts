/** What a shop may say of its gifts in another way. */
export interface GiftShop {
  /** The key of the people of a gift in the address; both are read. [PERSONALISE-19] */
  adultsKey: 'giftAdult' | 'giftAdults';
  /** How many stays a gift opens: a number of the texts. [PRODUCT-45] */
  choiceOfStays: number;
  /** Working days that a gift is on its way by post. [SLEEVE-14] */
  physicalWorkingDays: { min: number; max: number };
  /** When the page of a box says that it is sent for nothing. [BOX-04] */
  freeDeliveryNotice: 'always' | 'whenZero';
}

/** The gifts of this shop. */
export const GIFT_SHOP: GiftShop = {
  adultsKey: 'giftAdult',
  choiceOfStays: 5000,
  physicalWorkingDays: { min: 2, max: 4 },
  freeDeliveryNotice: 'whenZero',
};

/** Whether free delivery is shown beside the shipping costs, in cents; an unknown amount counts as none. [BOX-04] */
export function tellsFreeDelivery(
  amount: number | undefined,
  { freeDeliveryNotice }: Pick<GiftShop, 'freeDeliveryNotice'> = GIFT_SHOP,
): boolean {
  return freeDeliveryNotice === 'always' || (amount ?? 0) === 0;
}
