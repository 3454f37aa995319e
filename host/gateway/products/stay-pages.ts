import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { OfferRecord } from '../catalogue/records.ts';
import type { Reader } from '../database/database.ts';
import { isActivityOnly } from './activity-product.ts';
import { isSold } from './is-sold.ts';
import { stayOfVoucher } from './voucher-stay.ts';

/** Hotels in a part of the sitemap: with their offers some ten thousand pages, where 50,000 are allowed. */
const HOTELS_A_PART = 2_000;

/** A page of a hotel or of something that it sells. */
export interface StayPage {
  /** Path on the shop. */
  path: string;
  /** The day on which its facts were last written. */
  writtenOn: PlainDate;
}

/** Pages of all hotels and offers, in parts. */
export interface StayPages {
  /** The id that each part starts with. */
  parts(): Promise<string[]>;
  /** The pages of the part that starts with a hotel id; undefined where no hotel is left. */
  part(first: string, today: PlainDate): Promise<StayPage[] | undefined>;
}

type PageRow = Pick<OfferRecord, 'hotelId' | 'id' | 'kind' | 'nights'> & {
  expiration: PlainDate | null;
  writtenOn: PlainDate;
  hotelWrittenOn: PlainDate;
};

/** The pages of the catalogue in the database. */
export function stayPages(reader: Reader): StayPages {
  return {
    async parts() {
      const rows = await reader.query<{ id: string }>(
        `select id::text as id from (select id, row_number() over (order by id) as place from hotels) h
         where (place - 1) % $1 = 0 order by h.id`,
        [HOTELS_A_PART],
      );
      return rows.map(({ id }) => id);
    },
    async part(first, today) {
      const rows = await reader.query<PageRow>(
        `select o.id::text as id, o.hotel_id::text as "hotelId", o.kind, (o.data->>'nights')::int as nights,
           o.data->>'expiration' as expiration, o.written_at::date as "writtenOn",
           h.written_at::date as "hotelWrittenOn"
         from (select id, written_at from hotels where id >= $1 order by id limit $2) h
         join offers o on o.hotel_id = h.id order by h.id, o.id`,
        [first, HOTELS_A_PART],
      );
      if (rows.length === 0) return undefined;
      const sold = rows.filter(({ expiration }) =>
        isSold({ ...(expiration !== null && { expiration }) }, today),
      );
      return [...Map.groupBy(sold, ({ hotelId }) => hotelId)].flatMap(([hotelId, offers]) => [
        { path: `/hotel/${hotelId}`, writtenOn: offers[0]?.hotelWrittenOn ?? today },
        // A voucher with a dated stay is shown as that stay. [FLOW-07]
        ...offers
          .filter((offer) => offer.kind !== 'voucher' || !stayOfVoucher(offer, offers))
          .map(({ id, kind, writtenOn }) => ({
            path: `/${isActivityOnly({ kind }) ? 'activity' : 'product'}/${id}`,
            writtenOn,
          })),
      ]);
    },
  };
}
