import * as z from 'zod/mini';
import { compareNights } from '@staykit/gateway/catalogue/inventory/reconcile/compare-nights.ts';
import { described } from '@staykit/gateway/catalogue/inventory/reconcile/reconcile.ts';
import { dayInUtc } from '@staykit/gateway/catalogue/calendar-day.ts';
import { checkLedger } from '@staykit/gateway/payment/ledger/check-ledger.ts';
import { reconcilePayments } from '@staykit/gateway/payment/reconcile.ts';
import { auditAndSettle } from '@staykit/gateway/selling/settle/audit-sales.ts';
import type { Difference } from '@staykit/gateway/selling/settle/audit-books.ts';
import { DAY_MS } from '@staykit/gateway/selling/selling-parts.ts';
import { action, resource, type Row } from '../../registry/resource.ts';
import { Conditions, sqlList } from '../../registry/sql-list.ts';

const FINANCE = ['finance'] as const;

const COLUMNS = `id::text as id, at, staff_email as "staffEmail", jsonb_array_length(settled) as "settledCount",
  jsonb_array_length(differences) as "differenceCount",
  (select count(*)::integer from jsonb_array_elements(differences) d where d->>'kind' = 'ledger') as "ledgerCount"`;

const lineOf = ({ kind, subject, expected, found }: Difference) => ({
  kind,
  subject,
  text: `expected ${expected}, found ${found}`,
});

/** Comparisons of the books with themselves and the ledger, with the stock, and with the payment provider. */
export const reconciliations = resource({
  name: 'reconciliations',
  roles: FINANCE,
  filter: z.object({}),
  sorts: ['at'],
  list: ({ db }, { filter: _filter, ...query }) =>
    sqlList(
      db,
      {
        columns: COLUMNS,
        from: 'staff_reconciliations',
        conditions: new Conditions(),
        sorts: { at: 'staff_reconciliations.id' },
      },
      query,
    ),
  async get({ db }, id) {
    if (!/^\d{1,18}$/.test(id)) return undefined;
    const [row] = await db.query<Row>(
      `select ${COLUMNS}, settled, differences from staff_reconciliations where id = $1`,
      [id],
    );
    return row;
  },
  actions: {
    create: action(
      FINANCE,
      z.object({ days: z._default(z.int().check(z.minimum(1), z.maximum(400)), 7) }),
      async ({ db, parts, staff, now }, _id, { days }) => {
        const { settled, parked } = await auditAndSettle(parts.selling);
        const { name, hosted } = parts.selling.provider;
        const ofProvider = hosted
          ? await reconcilePayments(parts.db, { name, hosted }, now - days * DAY_MS)
          : [];
        const ofStock = (await compareNights(parts.db, dayInUtc(now))).map((difference) => ({
          kind: 'inventory',
          subject: `hotel ${difference.hotelId} ${difference.what}`,
          text: described(difference),
        }));
        const known = new Set(parked.map(({ subject }) => subject));
        const ofLedger = (await parts.db.reader.snapshot(checkLedger)).filter(
          ({ subject }) => !known.has(subject),
        );
        const differences = [...[...parked, ...ofLedger, ...ofProvider].map(lineOf), ...ofStock];
        return db.transaction(async (tx) => {
          const [row] = await tx.query<{ id: string }>(
            `insert into staff_reconciliations (at, staff_email, settled, differences)
            values ($1, $2, $3::jsonb, $4::jsonb) returning id::text as id`,
            [new Date(now), staff.email, JSON.stringify(settled.map(lineOf)), JSON.stringify(differences)],
          );
          return row?.id ?? '';
        });
      },
    ),
  },
});
