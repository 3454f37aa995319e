import type { Queryable } from '@staykit/gateway/database/database.ts';
import { negativeBalances } from '@staykit/gateway/payment/ledger/negative-balances.ts';
import { euros } from '@staykit/gateway/payment/ledger/statement-table.ts';
import { printTable } from '../print-table.ts';

/** Prints which hotels and partners owe the shop, if any. A notice: the books are right. */
export async function noteNegativeBalances(db: Pick<Queryable, 'query'>): Promise<void> {
  const found = await negativeBalances(db);
  if (found.length === 0) return;
  console.log(`Notice: ${found.length} balances below 0, which the next payouts are set off against.`);
  printTable(
    ['of', 'number', 'owes', ''],
    found.map(({ kind, id, owedCents, currency }) => [kind, id, euros(owedCents), currency]),
  );
}
