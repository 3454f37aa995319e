import * as z from 'zod/mini';
import { resource, type Row } from '../../registry/resource.ts';
import { Conditions, sqlList } from '../../registry/sql-list.ts';

/** Balances on the side on which an account grows: what is there or spent, owed or earned. Cents. */
const balanceOf = (sum: string) =>
  `coalesce(case when a.kind in ('asset', 'expense') then ${sum} else -${sum} end, 0)::double precision as "balanceCents"`;

const TOTAL = '(select sum(amount_cents) from ledger_lines l where l.account = a.code)';

const COLUMNS = `a.code as id, a.kind, a.description, ${balanceOf(TOTAL)}`;

/** Accounts of the ledger with their balances. */
export const ledgerAccounts = resource({
  name: 'ledgerAccounts',
  roles: ['finance'],
  filter: z.object({}),
  sorts: ['kind', 'id'],
  list: ({ db }, { filter: _filter, ...query }) =>
    sqlList(
      db,
      {
        columns: COLUMNS,
        from: 'ledger_accounts a',
        conditions: new Conditions(),
        sorts: { kind: 'a.kind', id: 'a.code' },
      },
      query,
    ),
  async get({ db }, id) {
    const [row] = await db.query<Row>(`select ${COLUMNS} from ledger_accounts a where a.code = $1`, [id]);
    if (!row) return undefined;
    // Hotels are many: those with the largest balances are shown.
    const parties = await db.query(
      `select l.party, ${balanceOf('sum(l.amount_cents)')}
      from ledger_lines l join ledger_accounts a on a.code = l.account where a.code = $1
      group by l.party, a.kind having sum(l.amount_cents) <> 0 order by abs(sum(l.amount_cents)) desc, l.party limit 100`,
      [id],
    );
    return { ...row, parties };
  },
  actions: {},
});
