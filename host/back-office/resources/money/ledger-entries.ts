import * as z from 'zod/mini';
import { resource } from '../../registry/resource.ts';
import { Conditions, sqlList } from '../../registry/sql-list.ts';
import { optionalText } from '../fields.ts';

const COLUMNS = `e.id::text as id, e.event, e.sale_kind as "saleKind", e.sale_id as sale, e.booked_at as at,
  (select json_agg(json_build_object('account', l.account, 'party', l.party, 'amountCents', l.amount_cents)
    order by l.amount_cents desc, l.account) from ledger_lines l where l.entry_id = e.id) as lines`;

/** What was booked, with its lines: debit above 0, credit below. Nobody can change it. */
export const ledgerEntries = resource({
  name: 'ledgerEntries',
  roles: ['finance'],
  filter: z.object({
    saleKind: z.optional(z.enum(['booking', 'gift'])),
    /** Number of a booking or gift. */
    sale: optionalText(),
    account: optionalText(),
    /** Hotel, minisite, provider or country, by the account. */
    party: optionalText(),
    event: optionalText(),
  }),
  sorts: ['at'],
  list: ({ db }, { filter: { saleKind, sale, account, party, event }, ...query }) => {
    const conditions = new Conditions()
      .where(saleKind, (text) => `e.sale_kind = ${text}`)
      .where(sale, (text) => `e.sale_id = ${text}`)
      .where(event, (text) => `e.event = ${text}`);
    const hasLine = (what: string) =>
      `exists (select 1 from ledger_lines l where l.entry_id = e.id and ${what})`;
    const ofParty =
      account === undefined || party === undefined ? '' : ` and l.party = ${conditions.add(party)}`;
    conditions
      .where(account, (text) => hasLine(`l.account = ${text}${ofParty}`))
      .where(account === undefined ? party : undefined, (text) => hasLine(`l.party = ${text}`));
    return sqlList(
      db,
      { columns: COLUMNS, from: 'ledger_entries e', conditions, sorts: { at: 'e.id' } },
      query,
    );
  },
  async get({ db }, id) {
    if (!/^\d{1,18}$/.test(id)) return undefined;
    const [row] = await db.query<{ id: string }>(`select ${COLUMNS} from ledger_entries e where e.id = $1`, [
      id,
    ]);
    return row;
  },
  actions: {},
});
