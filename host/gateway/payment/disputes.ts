import { parkDispute } from '../selling/settle/settling-failures.ts';
import type { SellingParts } from '../selling/selling-parts.ts';
import type { PaymentRow } from './payments.ts';

/**
 * Records what a buyer took back through the bank, once for each amount: the hotel and the guest are an operator's
 * matter, so it is parked.
 */
export async function noteDispute(
  { db, clock, log }: Pick<SellingParts, 'db' | 'clock' | 'log'>,
  { reference, saleKind, saleId }: PaymentRow,
  cents: number,
): Promise<void> {
  const changed = await db.query(
    'update payments set disputed_cents = $2 where reference = $1 and disputed_cents <> $2 returning reference',
    [reference, cents],
  );
  if (changed.length === 0) return;
  const about = `${saleKind} ${saleId}: ${cents} cents were taken back through the bank`;
  await parkDispute(db, { id: reference, error: about }, clock());
  log?.error(
    { code: 'PAYMENT_DISPUTED', id: reference, saleKind, saleId, cents },
    'see npx staykit data audit',
  );
}
