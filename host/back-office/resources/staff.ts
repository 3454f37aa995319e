import * as z from 'zod/mini';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { action, resource, type ActionContext, type Row } from '../registry/resource.ts';
import { Conditions, containing, sqlList } from '../registry/sql-list.ts';
import { ROLES } from '../staff/roles.ts';
import { inviteStaff, resetStaff } from '../staff/staff-accounts.ts';
import { mailAddress, optionalText, reason } from './fields.ts';

const COLUMNS = `id::text as id, email, role, hotels::text[] as hotels, password is not null as "isSetUp",
  locked_until as "lockedUntil", disabled_at as "disabledAt", created_at as "createdAt",
  (select max(used_at) from staff_sessions u where u.staff_id = staff.id) as "lastSeenAt"`;

function others({ staff }: ActionContext, id: string): void {
  if (String(staff.id) === id) throw new GatewayError('BAD_REQUEST', 'Nobody ends their own access.');
}

const invitation = z
  .object({
    email: mailAddress(),
    role: z.enum(ROLES),
    /** Ids of a supplier's hotels. */
    hotels: z.optional(
      z
        .array(z.string().check(z.regex(/^\d{1,15}$/, 'expected the id of a hotel')))
        .check(z.minLength(1), z.maxLength(500)),
    ),
  })
  .check(
    z.refine(({ role, hotels }) => (role === 'supplier') === (hotels !== undefined), {
      error: 'a supplier has hotels, and nobody else',
      path: ['hotels'],
    }),
  );

/** The address in the app of a set-up link. */
const linkOf = (token: string): string => `/admin/#/set-up?token=${token}`;

/** Accounts of the back office. The first one is made with `npx staykit staff add`. */
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
    create: action([], invitation, async ({ db, parts, now, once }, _id, { email, role, hotels = null }) => {
      let token = '';
      const id = await db.transaction(async (tx) => {
        const made = await inviteStaff(tx, parts.secret, { email, role, hotels }, now);
        if (!made) throw new GatewayError('BAD_REQUEST', 'email: this address has an account already.');
        token = made.token;
        return String(made.id);
      });
      once['link'] = linkOf(token);
      return id;
    }),
    reset: action([], z.object({ reason: reason() }), async (context, id) => {
      others(context, id);
      const { db, parts, now, once } = context;
      const token = await db.transaction((tx) => resetStaff(tx, parts.secret, Number(id), now));
      once['link'] = linkOf(token);
    }),
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
