import { reconcilePayments } from '../../payment/reconcile.ts';
import { DAY_MS, type SellingParts } from '../selling-parts.ts';
import type { Difference } from './audit-books.ts';
import { parkDifferences } from './settling-failures.ts';

const JOB = 'provider report';

/** Days of the provider's report that are compared; more as long as a difference is parked that is older. */
const REPORT_DAYS = 7;

/** Less than a day, so that an hourly timer keeps to about the same hour. */
const DAILY_MS = DAY_MS - 3_600_000;

/** Takes the comparison of today: true for one process a day. */
const TAKE = `insert into daily_runs as d (job, began_at) values ($1, $2)
  on conflict (job) do update set began_at = excluded.began_at where d.began_at <= $3 returning job`;

/**
 * Compares the payments with the report of their provider, once a day in one process, and parks the differences for
 * staff; each is logged once as an error. Undefined if it is not due. After a failure it is due again.
 */
export async function compareWithProvider({
  db,
  provider: { name, hosted },
  clock,
  log,
}: SellingParts): Promise<Difference[] | undefined> {
  const now = clock();
  const taken = await db.query(TAKE, [JOB, new Date(now), new Date(now - DAILY_MS)]);
  if (taken.length === 0) return undefined;
  try {
    const [oldest] = await db.query<{ at: Date | null }>(
      "select min(failed_at) as at from settling_failures where kind = 'provider'",
    );
    const from = Math.min(now, oldest?.at?.getTime() ?? now) - REPORT_DAYS * DAY_MS;
    const differences = await reconcilePayments(db, { name, hosted }, from);
    const parked = differences.map(({ subject, expected, found }) => ({
      id: subject,
      error: `expected ${expected}, found ${found}`,
    }));
    const isNew = new Set(await parkDifferences(db, parked, clock(), 'provider'));
    for (const { id, error } of parked)
      if (isNew.has(id))
        log?.error({ code: 'PROVIDER_DIFFERENCE', id, error }, 'see npx staykit data audit --provider');
    return differences;
  } catch (error) {
    await db.query('delete from daily_runs where job = $1 and began_at = $2', [JOB, new Date(now)]);
    throw error;
  }
}
