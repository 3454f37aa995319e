import * as z from 'zod/mini';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { action, resource, type ActionContext, type Row } from '../registry/resource.ts';
import { Conditions, containing, sqlList } from '../registry/sql-list.ts';
import { ROLES } from '../staff/roles.ts';
import { optionalText, reason } from './fields.ts';

const COLUMNS = `id::text as id, email, role, hotels::text[] as hotels, password is not null as "isSetUp",
  locked_until as "lockedUntil", disabled_at as "disabledAt", created_at as "createdAt",
  (select max(used_at) from staff_sessions u where u.staff_id = staff.id) as "lastSeenAt"`;

function others({ staff }: ActionContext, id: string): void {
  if (String(staff.id) === id) throw new GatewayError('BAD_REQUEST', 'Nobody ends their own access.');
}

/** Accounts of the back office. They are made with `npx staykit staff add`, where the set-up link is printed. */
export const staff = resource({
  name: 'staff',
  roles: [],
  filter: z.object({ q: optionalText(), role: z.optional(z.enum(ROLES)) }),
  sorts: ['createdAt', 'email'],
  list: ({ db }, { filter: { q, role }, ...query }) =>
    sqlList(
      db,
      {
        columns: COLUMNS,
        from: 'staff',
        conditions: new Conditions()
          .where(q && containing(q), (text) => `email ilike ${text}`)
          .where(role, (text) => `role = ${text}`),
        sorts: { createdAt: 'created_at', email: 'lower(email)' },
      },
      query,
    ),
  async get({ db }, id) {
    if (!/^\d{1,18}$/.test(id)) return undefined;
    const [row] = await db.query<Row>(`select ${COLUMNS} from staff where id = $1`, [id]);
    return row;
  },
  actions: {
    disable: action([], z.object({ reason: reason() }), (context, id) => {
      others(context, id);
      return context.db.transaction(async (tx) => {
        await tx.query('update staff set disabled_at = $2 where id = $1', [id, new Date(context.now)]);
        await tx.query('delete from staff_sessions where staff_id = $1', [id]);
      });
    }),
    enable: action([], z.object({}), ({ db }, id) =>
      db.transaction(async (tx) => {
        await tx.query(
          'update staff set disabled_at = null, failures = 0, locked_until = null where id = $1',
          [id],
        );
      }),
    ),
  },
});
