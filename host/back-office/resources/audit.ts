import * as z from 'zod/mini';
import { resource } from '../registry/resource.ts';
import { Conditions, containing, sqlList } from '../registry/sql-list.ts';

const COLUMNS = `id::text as id, at, staff_email as "staffEmail", role, resource, action, subject, reason, input,
  before, after`;
const text = z.optional(z.string().check(z.maxLength(200)));

/** The log of all that staff changed. Nobody can change it. */
export const audit = resource({
  name: 'audit',
  roles: ['admin'],
  filter: z.object({
    staff: text,
    resource: text,
    subject: text,
    action: text,
    since: z.optional(z.iso.date()),
  }),
  sorts: ['at', 'staffEmail'],
  list: ({ db }, { filter, ...query }) =>
    sqlList(
      db,
      {
        columns: COLUMNS,
        from: 'staff_audit',
        conditions: new Conditions()
          .where(filter.staff && containing(filter.staff), (value) => `staff_email ilike ${value}`)
          .where(filter.resource, (value) => `resource = ${value}`)
          .where(filter.subject, (value) => `subject = ${value}`)
          .where(filter.action, (value) => `action = ${value}`)
          .where(filter.since, (value) => `at >= ${value}::date`),
        sorts: { at: 'staff_audit.id', staffEmail: 'lower(staff_email)' },
      },
      query,
    ),
  async get({ db }, id) {
    if (!/^\d{1,18}$/.test(id)) return undefined;
    const [row] = await db.query<{ id: string }>(`select ${COLUMNS} from staff_audit where id = $1`, [id]);
    return row;
  },
  actions: {},
});
