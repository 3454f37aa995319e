import type { Queryable } from '../../database/database.ts';
import { checkedVatNumber } from '../../shop/vat-number.ts';
import type { InvoiceBuyer } from './invoice.ts';

/** Whom commission of a hotel is invoiced to. */
export type HotelBilling = Required<Omit<InvoiceBuyer, 'vies'>>;

/**
 * Sets whom a hotel's commission is invoiced to, for sales from tomorrow on: what was booked before stays. With a VAT
 * number of another country than that of the market, the hotel owes the VAT itself. Set again on the same day, the
 * first stays. Returns the number as it is stored. An unknown hotel, or a VAT number whose check digits are wrong, changes nothing.
 */
export async function setHotelBilling(
  db: Pick<Queryable, 'query'>,
  hotelId: string,
  { name, address, vatNumber }: HotelBilling,
): Promise<{ vatNumber: string } | 'unknown hotel' | 'wrong VAT number'> {
  const number = checkedVatNumber(vatNumber);
  if (number === undefined) return 'wrong VAT number';
  const rows = await db.query(
    `insert into hotel_billing (hotel_id, valid_from, legal_name, address, vat_number)
    select id, (now() at time zone 'Europe/Paris')::date + 1, $2, $3::text[], $4 from hotels where id = $1
    on conflict (hotel_id, valid_from) do nothing returning hotel_id`,
    [hotelId, name, address, number],
  );
  if (rows.length > 0) return { vatNumber: number };
  const known = await db.query('select 1 as known from hotels where id = $1', [hotelId]);
  return known.length > 0 ? { vatNumber: number } : 'unknown hotel';
}
