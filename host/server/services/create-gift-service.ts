import type { GiftParts } from '@staykit/gateway/gifts/buy-gift.ts';
import { createGiftShop, type GiftShop } from '@staykit/gateway/gifts/gift-shop.ts';
import { catalogueRepository } from '@staykit/gateway/catalogue/store/catalogue-repository.ts';
import { SYSTEM_IDS, type SellingParts } from '@staykit/gateway/selling/selling-parts.ts';
import type { ServiceLog } from './service-log.ts';
import { runPeriodically } from './run-periodically.ts';

/** Milliseconds between two looks at what was left open. */
const SETTLE_MS = 30_000;
/** A process looks soon after its start: the one before it may have ended in the middle of a payment. */
const FIRST_SETTLE_MS = 2_000;

/** Sells gifts from a database, and settles from time to time what was left open. */
export function createGiftService(
  parts: Omit<SellingParts, 'clock' | 'ids' | 'log'> &
    Pick<GiftParts, 'images' | 'lookOf'> & { log: ServiceLog },
  shopMail?: string,
): { giftShop: GiftShop; stop(): Promise<void> } {
  const { db, facts, log } = parts;
  const repository = catalogueRepository(db);
  const giftShop = createGiftShop({
    ...parts,
    clock: Date.now,
    ids: SYSTEM_IDS,
    ...(shopMail !== undefined && { shopMail }),
    catalogue: {
      gifts: () => repository.gifts(),
      offer: (id) => repository.offerById(id),
      hotel: (id) => repository.hotelById(id),
      giftPrices: facts.giftPrices,
    },
  });
  const stop = runPeriodically(
    SETTLE_MS,
    giftShop.settle,
    (err) => log.warn({ err, code: 'SETTLING_FAILED' }, 'open sales of gifts could not be settled'),
    FIRST_SETTLE_MS,
  );
  return { giftShop, stop };
}
