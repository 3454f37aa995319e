import type { Database } from './gateway/database/database.ts';
import { openPaymentProvider } from './gateway/payment/open-payment-provider.ts';
import { createSelling, type Selling } from './gateway/selling/selling.ts';
import { SYSTEM_CHANCE } from './gateway/selling/selling-parts.ts';
import type { ShopLog } from './shop-log.ts';

/** Milliseconds between two looks at what was left open. */
const SETTLE_MS = 30_000;

/** Sells from a database, and settles from time to time what was left open. */
export function openSelling(
  payment: Readonly<Record<string, string>>,
  db: Database,
  log: ShopLog,
): { selling: Selling; stop(): Promise<void> } {
  const provider = openPaymentProvider(payment, db);
  const selling = createSelling({ db, provider, clock: Date.now, chance: SYSTEM_CHANCE });
  let settling: Promise<void> | undefined;
  const timer = setInterval(() => {
    settling ??= selling
      .settle()
      .catch((error: unknown) => log.warn({ err: error }, 'open sales could not be settled'))
      .finally(() => {
        settling = undefined;
      });
  }, SETTLE_MS);
  timer.unref();
  return {
    selling,
    async stop() {
      clearInterval(timer);
      await settling;
    },
  };
}
