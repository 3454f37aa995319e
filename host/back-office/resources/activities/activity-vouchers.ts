import * as z from 'zod/mini';
import { redeemActivity, takeBackActivity } from '@staykit/gateway/gifts/voucher/redeem-activity.ts';
import { action, resource, type Row } from '../../registry/resource.ts';
import { Conditions, containing, sqlList } from '../../registry/sql-list.ts';
import { optionalText, reason } from '../fields.ts';
import { mayOpenHotel } from '../own-hotels.ts';

// Neither the code nor the buyer: whoever redeems has the voucher in hand.
const COLUMNS = `s.number as id, s.gift->>'label' as label, c.worth_cents as "worthCents",
  c.redeemed_at as "redeemedAt", c.redeemed_hotel_id::text as "hotelId", coalesce(h.data->>'name', '') as hotel`;
const FROM = `gift_sales s join gift_codes c on c.sale_number = s.number and c.redeemed_hotel_id is not null
  left join hotels h on h.id = c.redeemed_hotel_id`;

/** Activities that were sold by themselves and redeemed. A supplier redeems and sees those of its own hotels. */
export const activityVouchers = resource({
  name: 'activityVouchers',
  roles: ['support', 'finance', 'supplier'],
  filter: z.object({ q: optionalText() }),
  sorts: ['redeemedAt'],
  list: ({ db, staff }, { filter: { q }, ...query }) =>
    sqlList(
      db,
      {
        columns: COLUMNS,
        from: FROM,
        conditions: new Conditions()
          .where(true, (yes) => `(c.redeemed_at is not null) = ${yes}`)
          .where(staff.hotels, (own) => `c.redeemed_hotel_id::text = any(${own}::text[])`)
          .where(q && containing(q), (text) => `(s.number ilike ${text} or h.data->>'name' ilike ${text})`),
        sorts: { redeemedAt: 'c.redeemed_at' },
      },
      query,
    ),
  async get({ db, staff }, id) {
    const [row] = await db.query<Row & { hotelId: string }>(
      `select ${COLUMNS} from ${FROM} where s.number = $1`,
      [id],
    );
    return row && mayOpenHotel(staff, row.hotelId) ? row : undefined;
  },
  actions: {
    create: action(
      ['support', 'supplier'],
      z.object({
        /** As it is printed on the voucher. */
        code: z.string().check(z.minLength(1), z.maxLength(60)),
      }),
      ({ db, staff, now }, _id, { code }) =>
        db.transaction((tx) => redeemActivity(tx, code, staff.hotels, now)),
      // It is valid again once the redemption is taken back.
      ['code'],
    ),
    takeBack: action(['support', 'finance'], z.object({ reason: reason() }), ({ db }, number) =>
      db.transaction((tx) => takeBackActivity(tx, number)),
    ),
  },
});
