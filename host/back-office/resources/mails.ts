import * as z from 'zod/mini';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import type { Queryable } from '@staykit/gateway/database/database.ts';
import { action, resource, type Row } from '../registry/resource.ts';
import { Conditions, containing, sqlList } from '../registry/sql-list.ts';
import { mailAddress, optionalText } from './fields.ts';

const CARE = ['support'] as const;

// Not its content: it holds links that sign in.
const COLUMNS = `id::text as id, template, locale, recipient, state, attempts, event, error,
  created_at as "createdAt", sent_at as "sentAt"`;

/** Mails that say no more than the pages of a booking; others hold links that sign in, or gift codes. */
const ABOUT_BOOKINGS = /^(?:booking|payment)-/;

/** Queues a mail that was given up once more, with another address where one is given. */
async function again(
  tx: Queryable,
  id: string,
  to?: string,
): Promise<{ event: string | null; former: string }> {
  const [row] = await tx.query<{ event: string | null; former: string; state: string; template: string }>(
    'select event, recipient as former, state, template from mail_outbox where id = $1 for update',
    [id],
  );
  if (row?.state !== 'parked')
    throw new GatewayError('BAD_REQUEST', 'Only a mail that was given up is sent again.');
  if (to !== undefined && !ABOUT_BOOKINGS.test(row.template))
    throw new GatewayError(
      'BAD_REQUEST',
      'Only the address of a mail about a booking is corrected here: that of a giver is with the gift, and links to an account are asked for by its owner.',
    );
  await tx.query(
    `update mail_outbox set state = 'waiting', attempts = 0, error = null, next_attempt_at = now(),
      recipient = coalesce($2, recipient) where id = $1`,
    [id, to ?? null],
  );
  return row;
}

/** Mails of the outbox; those that were refused are `parked`. */
export const mails = resource({
  name: 'mails',
  roles: CARE,
  filter: z.object({
    state: z.optional(z.enum(['waiting', 'sending', 'sent', 'parked'])),
    recipient: optionalText(),
  }),
  sorts: ['createdAt'],
  list: ({ db }, { filter: { state, recipient }, ...query }) =>
    sqlList(
      db,
      {
        columns: COLUMNS,
        from: 'mail_outbox',
        conditions: new Conditions()
          .where(state, (text) => `state = ${text}`)
          .where(recipient && containing(recipient), (text) => `recipient ilike ${text}`),
        sorts: { createdAt: 'mail_outbox.id' },
      },
      query,
    ),
  async get({ db }, id) {
    if (!/^\d{1,18}$/.test(id)) return undefined;
    const [row] = await db.query<Row>(`select ${COLUMNS} from mail_outbox where id = $1`, [id]);
    return row;
  },
  actions: {
    retry: action(CARE, z.object({}), ({ db }, id) =>
      db.transaction(async (tx) => void (await again(tx, id))),
    ),
    correct: action(CARE, z.object({ email: mailAddress() }), ({ db }, id, { email }) =>
      db.transaction(async (tx) => {
        const { event, former } = await again(tx, id, email);
        const number = /^booking:(\d{8}):/.exec(event ?? '')?.[1];
        // A guest who mistyped the address could not look the booking up either.
        if (number !== undefined)
          await tx.query(
            'update bookings set guest_email = $3 where number = $1 and lower(guest_email) = lower($2)',
            [number, former, email],
          );
      }),
    ),
  },
});
