import * as z from 'zod/mini';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { action, resource, type Row } from '../../registry/resource.ts';
import { Conditions, sqlList } from '../../registry/sql-list.ts';

const FINANCE = ['finance'] as const;

const COLUMNS = `md5(kind || ':' || f.id) as id, kind, f.id as subject, attempts, parked, error,
  next_attempt_at as "nextAttemptAt", failed_at as "failedAt"`;

/** Found anew by a comparison, or decided by a bank: trying again does nothing. */
const FOUND = ['difference', 'provider', 'inventory', 'dispute'];

/** Work about money that failed: what is parked waits for staff. */
export const settling = resource({
  name: 'settling',
  roles: FINANCE,
  filter: z.object({
    parked: z.optional(z.boolean()),
    kind: z.optional(
      z.enum([
        'booking',
        'change',
        'gift',
        'release',
        'capture',
        'card',
        'refund',
        'dispute',
        'difference',
        'provider',
        'inventory',
        'hotelMail',
        'webhook',
      ]),
    ),
  }),
  sorts: ['failedAt'],
  list: ({ db }, { filter: { parked, kind }, ...query }) =>
    sqlList(
      db,
      {
        columns: COLUMNS,
        from: 'settling_failures f',
        conditions: new Conditions()
          .where(parked, (flag) => `parked = ${flag}`)
          .where(kind, (text) => `kind = ${text}`),
        sorts: { failedAt: 'failed_at' },
      },
      query,
    ),
  async get({ db }, id) {
    const [row] = await db.query<Row>(
      `select ${COLUMNS} from settling_failures f where md5(kind || ':' || f.id) = $1`,
      [id],
    );
    return row;
  },
  actions: {
    retry: action(FINANCE, z.object({}), ({ db, now }, id) =>
      db.transaction(async (tx) => {
        // The timer of any process takes it up within half a minute; a failure is then counted anew.
        const rows = await tx.query(
          `update settling_failures f set parked = false, attempts = 0, next_attempt_at = $3
          where md5(kind || ':' || f.id) = $1 and not kind = any($2::text[]) returning 1 as done`,
          [id, FOUND, new Date(now)],
        );
        if (rows.length === 0)
          throw new GatewayError(
            'BAD_REQUEST',
            'A difference is not tried again: it goes when the books agree.',
          );
      }),
    ),
  },
});
