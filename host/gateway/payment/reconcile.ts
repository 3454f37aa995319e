import type { Queryable } from '../database/database.ts';
import type { Difference } from '../selling/settle/audit-books.ts';
import type { HostedPayments, ReportedPayment } from './payment-provider.ts';

/** Captured less refunded cents of a payment in our books; undefined while work about it is not finished. */
interface OwnPayment {
  reference: string;
  cents: number;
  isOpen: boolean;
}

/**
 * Payments of a provider since an instant, and older ones by reference. Open: the sale or a release waits, a capture is
 * begun, or a refund is not confirmed; their figures may differ for as long.
 */
const OWN = `
select reference, case when status = 'approved' then captured_cents - coalesce((select sum(amount_cents) from refunds r
    where r.payment_reference = p.reference and done_at is not null), 0)::integer else 0 end as cents,
  status in ('started', 'unknown') or (capturing_cents is not null and captured_cents = 0)
    or exists (select 1 from refunds r where r.payment_reference = p.reference and done_at is null) as "isOpen"
from payments p
where provider = $1 and token is not null and (created_at >= $2 or reference = any($3::text[]))`;

const sumOf = (payments: readonly ReportedPayment[]): number =>
  payments.reduce((sum, { capturedCents, refundedCents }) => sum + capturedCents - refundedCents, 0);

/**
 * Compares our payments with the provider's report, both since an instant in ms. Expected is what our books say, found
 * what the provider's do; money of a payment that is not ours is a difference as well. Changes nothing.
 */
export async function reconcilePayments(
  db: Queryable,
  { name, hosted }: { name: string; hosted: HostedPayments },
  since: number,
): Promise<Difference[]> {
  const theirs = new Map<string, ReportedPayment[]>();
  const differences: Difference[] = [];
  for await (const payment of hosted.report(since)) {
    const { reference, id } = payment;
    if (reference === undefined) {
      const found = sumOf([payment]);
      if (found !== 0) differences.push({ kind: 'provider', subject: `${name} ${id}`, expected: 0, found });
    } else theirs.set(reference, [...(theirs.get(reference) ?? []), payment]);
  }
  // Read after the report: what was settled meanwhile is in both.
  const ours = await db.query<OwnPayment>(OWN, [name, new Date(since), [...theirs.keys()]]);
  const known = new Set(ours.map(({ reference }) => reference));
  const strangers = [...theirs.keys()].filter((reference) => !known.has(reference));
  const all = [...ours, ...strangers.map((reference) => ({ reference, cents: 0, isOpen: false }))];
  for (const { reference, cents: expected, isOpen } of all) {
    const reported = theirs.get(reference) ?? [];
    if (isOpen || sumOf(reported) === expected) continue;
    // Attempts from before the report count as well.
    const found = await wholeSum(hosted, reference, reported);
    if (found !== expected)
      differences.push({ kind: 'provider', subject: `payment ${reference}`, expected, found });
  }
  return differences;
}

/** What the provider holds of a payment: its recorded attempts, and reported ones that are not recorded. */
async function wholeSum(
  hosted: HostedPayments,
  reference: string,
  reported: readonly ReportedPayment[],
): Promise<number> {
  const recorded = await hosted.booksOf(reference);
  const ids = recorded?.id.split(' ') ?? [];
  return sumOf([...reported.filter(({ id }) => !ids.includes(id)), ...(recorded ? [recorded] : [])]);
}
