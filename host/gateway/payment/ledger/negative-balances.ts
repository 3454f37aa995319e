import type { Queryable } from '../../database/database.ts';
import { ACCOUNTS, type LedgerParty } from './statement.ts';

/** A hotel or partner that owes the shop: more was taken back after its payouts than it has earned since. */
export interface NegativeBalance extends LedgerParty {
  currency: string;
  /** Cents that it owes, above 0. Its next payouts are so much smaller. */
  owedCents: number;
}

/** Balances below 0 of all hotels and partners, the largest first. */
export async function negativeBalances(db: Pick<Queryable, 'query'>): Promise<NegativeBalance[]> {
  const found: NegativeBalance[] = [];
  for (const kind of ['hotel', 'partner'] as const)
    found.push(
      ...(await db.query<NegativeBalance>(
        `select $2 as kind, party as id, currency, sum(amount_cents)::double precision as "owedCents"
        from ledger_lines where account = any($1::text[])
        group by party, currency having sum(amount_cents) > 0 order by 4 desc, 2`,
        [ACCOUNTS[kind], kind],
      )),
    );
  return found;
}
