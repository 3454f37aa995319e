import { createSelling, type Selling } from '@staykit/gateway/selling/selling.ts';
import { SYSTEM_IDS, type SellingParts } from '@staykit/gateway/selling/selling-parts.ts';
import type { ServiceLog } from './service-log.ts';
import { runPeriodically } from './run-periodically.ts';

/** Milliseconds between two looks at what was left open. */
const SETTLE_MS = 30_000;
/** A process looks soon after its start: the one before it may have ended in the middle of a payment. */
const FIRST_SETTLE_MS = 2_000;
/** Milliseconds between two looks at what suppliers are to be sent. */
const WEBHOOK_MS = 10_000;
/** Milliseconds between two audits of the books. */
const AUDIT_MS = 3_600_000;

/** Selling, with its timers. */
export interface SellingService {
  selling: Selling;
  /** How much was parked at the last look: /readyz tells it. */
  parked(): number;
  stop(): Promise<void>;
}

/** Sells from a database, settles from time to time what was left open, audits the books each hour, and compares them with the provider's report each day. */
export function createSellingService(
  parts: Omit<SellingParts, 'clock' | 'ids' | 'log'> & { log: ServiceLog },
  { settleMs = SETTLE_MS, auditMs = AUDIT_MS, webhookMs = WEBHOOK_MS } = {},
): SellingService {
  const { log } = parts;
  const selling = createSelling({ ...parts, clock: Date.now, ids: SYSTEM_IDS });
  let parked = 0;
  const settle = async () => {
    await selling.settle();
    parked = await selling.countParked();
  };
  const stops = [
    runPeriodically(
      settleMs,
      settle,
      (err) => log.warn({ err, code: 'SETTLING_FAILED' }, 'open sales could not be settled'),
      Math.min(settleMs, FIRST_SETTLE_MS),
    ),
    // Beside the settling of sales, which waits for no system of a supplier.
    runPeriodically(webhookMs, selling.sendWebhooks, (err) =>
      log.warn({ err, code: 'SETTLING_FAILED' }, 'webhooks of suppliers could not be called'),
    ),
    runPeriodically(
      auditMs,
      selling.audit,
      (err) => log.error({ err, code: 'AUDIT_FAILED' }, 'the books of sales could not be audited'),
      // Processes that start together audit at different moments.
      Math.random() * auditMs,
    ),
    runPeriodically(
      auditMs,
      selling.compareWithProvider,
      (err) =>
        log.error(
          { err, code: 'REPORT_FAILED' },
          'payments could not be compared with the provider’s report',
        ),
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
