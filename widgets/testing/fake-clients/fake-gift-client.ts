import type { BoxDetail } from '@staykit/client/gift/box-detail.ts';
import type { GiftDrawerClient } from '@staykit/client/gift/create-gift-drawer-client.ts';
import type { GiftPriceList } from '@staykit/client/gift/gift-delivery.ts';
import type { SubElementChoice } from '@staykit/core/gift/sleeve/sub-element.ts';
import { boxDetail } from '../fixtures/gift-wire.ts';

/** A client of a gift drawer that answers fixtures and remembers what it was asked. */
export interface FakeGiftClient extends GiftDrawerClient {
  /** How often a call was made. */
  asked(name: keyof GiftDrawerClient): number;
}

/** A voucher of 89 € for a night and 169 € for two, by e-mail and by post. */
export function voucherPrices(changes: Partial<GiftPriceList> = {}): GiftPriceList {
  return {
    productType: 'SINGLEVOUCHER',
    label: 'Une nuit au bord du lac',
    giftFormats: ['digital', 'physical'],
    giftAdults: 2,
    validUntil: '2031-05-15',
    prices: [
      {
        nights: 1,
        sellPrice: 8900,
        sellPrices: { 1: 8900, 2: 9900, 3: 11_900 },
        extraUpsellAvailabilityAmount: 2000,
      },
      { nights: 2, sellPrice: 16_900, extraUpsellAvailabilityAmount: 3000 },
    ],
    ...changes,
  };
}

/** Sleeves of which one is chosen, with a standard; cards of which one is chosen; treats of which several are. */
export function sleeveChoice(): SubElementChoice {
  const element = (
    id: string,
    categoryId: string,
    name: string,
    price: number,
    recommendedByWed = false,
  ) => ({
    id,
    categoryId,
    name,
    price,
    recommendedByWed,
    imageUrl: `/api/images/${id}/small.avif`,
  });
  return {
    categories: [
      { id: '2', description: 'Sleeves', names: { fr_FR: 'Pochette' }, singleSelection: true },
      { id: '3', description: 'Cards', names: {}, singleSelection: true },
      { id: '9', description: 'Treats', names: { fr_FR: 'Petites attentions' }, singleSelection: false },
    ],
    elements: [
      element('7', '2', 'Bord de mer', 300, true),
      element('8', '2', 'Sommets', 450),
      element('11', '3', 'Anniversaire', 250),
      element('4', '9', 'Chocolats', 490),
      element('5', '9', 'Bougie', 690),
    ],
  };
}

const ANSWERS: GiftDrawerClient = {
  giftPrices: async () => voucherPrices(),
  boxFormats: async () => ({ box: boxDetail() as BoxDetail, hasPhysical: true }),
  shippingCosts: async () => ({ FR: { shippingCost: 500, internationalShippingFee: 0 } }),
  subElements: async () => sleeveChoice(),
};

/** A client for tests of the drawer; `overrides` replace single answers. */
export function fakeGiftClient(overrides: Partial<GiftDrawerClient> = {}): FakeGiftClient {
  const counts = new Map<string, number>();
  const counted = Object.fromEntries(
    Object.entries({ ...ANSWERS, ...overrides }).map(([name, answer]) => [
      name,
      (...args: unknown[]) => {
        counts.set(name, (counts.get(name) ?? 0) + 1);
        return (answer as (...given: unknown[]) => unknown)(...args);
      },
    ]),
  ) as GiftDrawerClient;
  return { ...counted, asked: (name) => counts.get(name) ?? 0 };
}
