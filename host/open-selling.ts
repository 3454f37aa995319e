import type { Database } from './gateway/database/database.ts';
import { openPaymentProvider } from './gateway/payment/open-payment-provider.ts';
import { createSelling, type Selling } from './gateway/selling/selling.ts';
import { SYSTEM_CHANCE } from './gateway/selling/selling-parts.ts';
import type { ShopLog } from './shop-log.ts';
import { turnByTurn } from './turn-by-turn.ts';

/** Milliseconds between two looks at what was left open. */
const SETTLE_MS = 30_000;
/** Milliseconds between two audits of the books. */
const AUDIT_MS = 3_600_000;

/** Selling, with its timers. */
export interface OpenSelling {
  selling: Selling;
  /** How much was parked at the last look: /readyz tells it. */
  parked(): number;
  stop(): Promise<void>;
}

/** Sells from a database, settles from time to time what was left open, and audits the books each hour. */
export function openSelling(
  payment: Readonly<Record<string, string>>,
  db: Database,
  log: ShopLog,
  { settleMs = SETTLE_MS, auditMs = AUDIT_MS } = {},
): OpenSelling {
  const provider = openPaymentProvider(payment, db);
  const selling = createSelling({ db, provider, clock: Date.now, chance: SYSTEM_CHANCE, log });
  let parked = 0;
  const settle = async () => {
    await selling.settle();
    parked = await selling.countParked();
  };
  const stops = [
    turnByTurn(settleMs, settle, (err) =>
      log.warn({ err, code: 'SETTLING_FAILED' }, 'open sales could not be settled'),
    ),
    turnByTurn(
      auditMs,
      selling.audit,
      (err) => log.error({ err, code: 'AUDIT_FAILED' }, 'the books of sales could not be audited'),
      // Processes that start together audit at different moments.
      Math.random() * auditMs,
    ),
  ];
  return {
    selling,
    parked: () => parked,
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
