import * as z from 'zod/mini';
import { createInventory } from '@staykit/gateway/catalogue/inventory/inventory.ts';
import { contentOfHotel } from '@staykit/contract/inventory/hotel-contents.ts';
import {
  reservationsAddress,
  UNREACHED,
} from '@staykit/gateway/selling/reservation-events/supplier-contacts.ts';
import { action, resource, type Row } from '../registry/resource.ts';
import { Conditions, containing, sqlList } from '../registry/sql-list.ts';
import { optionalText } from './fields.ts';
import { mayOpenHotel } from './own-hotels.ts';
import { taken } from './taken.ts';

const READ = ['support', 'content', 'inventory', 'supplier'] as const;
const EDIT = ['content', 'inventory', 'supplier'] as const;

const COLUMNS = `h.id::text as id, h.data->>'name' as name, h.data->>'address' as address, h.country, h.data->>'cityName' as city,
  (h.data->>'stars')::numeric as stars, (h.data->>'rooms')::integer as rooms,
  ${reservationsAddress('now()')} is not null as mailed`;

/** Hotels: what suppliers may say of them. */
export const hotels = resource({
  name: 'hotels',
  roles: READ,
  filter: z.object({ q: optionalText(), country: optionalText() }),
  sorts: ['name', 'id'],
  list: ({ db, staff }, { filter: { q, country }, ...query }) =>
    sqlList(
      db,
      {
        columns: COLUMNS,
        from: 'hotels h',
        conditions: new Conditions()
          .where(staff.hotels, (ids) => `h.id = any(${ids}::bigint[])`)
          .where(q && containing(q), (text) => `(h.data->>'name' ilike ${text} or h.id::text ilike ${text})`)
          .where(country, (text) => `h.country = ${text}`),
        sorts: { name: `h.data->>'name'`, id: 'h.id' },
      },
      query,
    ),
  async get({ db, staff }, id) {
    if (!/^\d{1,15}$/.test(id) || !mayOpenHotel(staff, id)) return undefined;
    const [row] = await db.query<Row>(
      `select ${COLUMNS}, coalesce(h.data->'supplied', '{}') as supplied,
        (select count(*)::integer from hotel_reservations r join reservation_events e using (booking_number, version)
          where r.hotel_id = h.id and r.acknowledged_version < r.version and r.departure >= current_date
            and ${UNREACHED}) as unreached
      from hotels h where h.id = $1`,
      [id],
    );
    return row;
  },
  actions: {
    update: action(
      EDIT,
      z.object({ supplied: z.omit(contentOfHotel, { hotel: true }) }),
      async ({ db, staff, now }, id, { supplied }) => {
        const inventory = createInventory({ db, clock: () => now });
        taken(await inventory.setItems(asSupplier(staff.email, id), 'hotels', [{ hotel: id, ...supplied }]));
      },
    ),
  },
});

/** The inventory's word for a person who was let to a hotel. */
export const asSupplier = (email: string, hotelId: string) => ({
  keyId: '',
  name: email,
  scope: new Set([hotelId]),
});
