import type { Database } from './gateway/database/database.ts';
import { createGiftShop, type GiftShop } from './gateway/gifts/gift-shop.ts';
import { openPaymentProvider } from './gateway/payment/open-payment-provider.ts';
import { catalogueRepository } from './gateway/repositories/catalogue-repository.ts';
import { SYSTEM_CHANCE } from './gateway/selling/selling-parts.ts';
import type { ShopLog } from './shop-log.ts';
import { turnByTurn } from './turn-by-turn.ts';

/** Milliseconds between two looks at what was left open. */
const SETTLE_MS = 30_000;

/** Sells gifts from a database, and settles from time to time what was left open. */
export function openGifts(
  payment: Readonly<Record<string, string>>,
  db: Database,
  log: ShopLog,
  shopMail?: string,
): { giftShop: GiftShop; stop(): Promise<void> } {
  const repository = catalogueRepository(db);
  const giftShop = createGiftShop({
    db,
    provider: openPaymentProvider(payment, db),
    clock: Date.now,
    chance: SYSTEM_CHANCE,
    log,
    ...(shopMail !== undefined && { shopMail }),
    catalogue: {
      gifts: () => repository.gifts(),
      offer: (id) => repository.offerById(id),
      hotel: (id) => repository.hotelById(id),
    },
  });
  const stop = turnByTurn(SETTLE_MS, giftShop.settle, (err) =>
    log.warn({ err, code: 'SETTLING_FAILED' }, 'open sales of gifts could not be settled'),
  );
  return { giftShop, stop };
}
