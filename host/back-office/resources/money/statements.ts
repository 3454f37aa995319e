import * as z from 'zod/mini';
import { partyName } from '@staykit/gateway/payment/ledger/party-name.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import {
  ACCOUNTS,
  DUE,
  isOver,
  payOut,
  payoutKey,
  statementOf,
  ZONE,
  type LedgerParty,
} from '@staykit/gateway/payment/ledger/statement.ts';
import { statementCsv } from '@staykit/gateway/payment/ledger/statement-table.ts';
import type { PlainMonth } from '@staykit/values/dates/plain-date.ts';
import { action, resource, type ReadContext, type Row } from '../../registry/resource.ts';
import { Conditions, containing, sqlList } from '../../registry/sql-list.ts';
import { optionalText } from '../fields.ts';

const FINANCE = ['finance'] as const;

/** `hotel:7:2026-11`: a hotel or partner and a month. */
const ID = /^(hotel|partner):(\d{1,15}):(20\d\d-(?:0[1-9]|1[0-2]))$/;

/** The parts of an id, or undefined. */
function partsOf(id: string): { party: LedgerParty; month: PlainMonth } | undefined {
  const [, kind, number = '', month = ''] = ID.exec(id) ?? [];
  return kind === 'hotel' || kind === 'partner'
    ? { party: { kind, id: number }, month: month as PlainMonth }
    : undefined;
}

/** What is due at the end of the month, and what was recorded as paid for it. `key` is the payout's. */
const dueAndPaid = (accounts: string, party: string, month: string, key: string): string => `
  (select coalesce(sum(cents), 0)::double precision from (${DUE(accounts, party, month)}) d) as "dueCents",
  (select sum(-l.amount_cents)::double precision from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.key = ${key} and l.account = 'bank') as "paidCents"`;

async function show(context: ReadContext, id: string): Promise<Row | undefined> {
  const { party, month } = partsOf(id) ?? {};
  if (!party || !month) return undefined;
  const { openingCents, closingCents, lines } = await statementOf(context.db, party, month);
  const [money] = await context.db.query<{ dueCents: number; paidCents: number | null }>(
    `select ${dueAndPaid('$1::text[]', '$2::text', '$3::text', '$4')}`,
    [ACCOUNTS[party.kind], party.id, month, payoutKey(party.kind, party.id, month)],
  );
  return {
    id,
    kind: party.kind,
    party: party.id,
    name: await partyName(context.db, context.parts.partners, party),
    month,
    isOver: isOver(month, context.parts.clock()),
    openingCents,
    closingCents,
    ...money,
    lines,
  };
}

/** Statements of hotels and partners by month, and what is paid out to them. Amounts are cents owed by the shop. */
export const statements = resource({
  name: 'statements',
  roles: FINANCE,
  filter: z.object({
    kind: z._default(z.enum(['hotel', 'partner']), 'hotel'),
    month: z._default(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'expected a month yyyy-MM')), ''),
    q: optionalText(),
    payout: z.optional(z.enum(['due', 'paid'])),
  }),
  sorts: ['closingCents', 'party'],
  async list({ db, parts }, { filter: { kind, month: asked, q, payout }, ...query }) {
    const conditions = new Conditions();
    const now = new Date(parts.clock()).toLocaleDateString('sv-SE', { timeZone: ZONE }).slice(0, 7);
    const month = conditions.add(asked || now);
    const accounts = `${conditions.add(ACCOUNTS[kind])}::text[]`;
    const prefix = conditions.add(`${kind}:`);
    const key = `('payout:' || ${prefix}::text || s.party || ':' || ${month}::text)`;
    const names =
      kind === 'hotel'
        ? `select id::text as party, data->>'name' as name from hotels`
        : `select minisite as party, name from jsonb_to_recordset(${conditions.add(
            JSON.stringify(
              parts.partners.all.map(({ minisiteId, slug, partnerName = slug }) => ({
                minisite: String(minisiteId),
                name: partnerName,
              })),
            ),
          )}::jsonb) p(minisite text, name text)`;
    conditions
      .where(q && containing(q), (text) => `(name ilike ${text} or party ilike ${text})`)
      .where(
        payout,
        (text) =>
          `case ${text} when 'due' then "dueCents" > 0 and "paidCents" is null else "paidCents" is not null end`,
      );
    return sqlList(
      db,
      {
        columns: `id, party, name, "openingCents", "closingCents", "dueCents", "paidCents"`,
        from: `(select ${prefix}::text || s.party || ':' || ${month}::text as id, s.*, coalesce(n.name, s.party) as name,
            ${dueAndPaid(accounts, 's.party', `${month}::text`, key)}
          from (select l.party, -sum(l.amount_cents)::double precision as "closingCents",
              -coalesce(sum(l.amount_cents) filter (where booked < ${month}), 0)::double precision as "openingCents"
            from ledger_lines l join (select id, to_char(booked_at at time zone '${ZONE}', 'YYYY-MM') as booked
              from ledger_entries) e on e.id = l.entry_id
            where l.account = any(${accounts}) and booked <= ${month} group by l.party) s
          left join (${names}) n using (party)) statements`,
        conditions,
        sorts: { closingCents: '"closingCents"', party: 'name' },
      },
      query,
    );
  },
  get: show,
  async csv({ db }, id) {
    const { party, month } = partsOf(id) ?? {};
    if (!party || !month) return undefined;
    return {
      name: `${party.kind}-${party.id}-${month}.csv`,
      text: statementCsv(await statementOf(db, party, month)),
    };
  },
  actions: {
    /** Records what is due at the end of the month as paid, once. It transfers no money. */
    payout: action(FINANCE, z.object({}), ({ db, now }, id) =>
      db.transaction(async (tx) => {
        const { party, month } = partsOf(id) ?? {};
        if (!party || !month || (await payOut(tx, party, month, now)) === undefined)
          throw new GatewayError('BAD_REQUEST', 'Nothing is due, or the payout of the month is recorded.');
      }),
    ),
  },
});
