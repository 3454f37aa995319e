import * as z from 'zod/mini';
import { action, resource } from '../registry/resource.ts';
import { EDIT_PARTNERS, studioTicket } from './ticket.ts';

/** The row of the studio itself, where no partner is opened; no slug has a colon. */
const ALL = ':all';

/** The studio of partner files, which is a process of its own: a row for each partner, and one to open it on all. */
export const studio = resource({
  name: 'studio',
  roles: EDIT_PARTNERS,
  filter: z.object({}),
  sorts: ['id'],
  list: async () => ({ rows: [{ id: ALL }], total: 1 }),
  async get({ parts: { partners } }, id) {
    const isKnown = id === ALL || [...partners.all, ...partners.refused].some(({ slug }) => slug === id);
    return isKnown ? { id } : undefined;
  },
  actions: {
    open: action(EDIT_PARTNERS, z.object({}), async ({ db, parts, staff, now, origin, once }, id) => {
      // Nothing is changed: the log alone is written.
      await db.transaction(async () => undefined);
      once['address'] = `${parts.studio}/sign-in`;
      once['ticket'] = studioTicket(
        parts.secret,
        {
          staff: staff.email,
          role: staff.role,
          slug: id === ALL ? '' : id,
          office: `${origin.protocol}://${origin.host}`,
        },
        now,
      );
    }),
  },
});
