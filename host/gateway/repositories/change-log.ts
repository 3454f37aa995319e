import type { Queryable } from '../database/database.ts';

/** The channel on which the id of a changed hotel is told. */
export const HOTEL_CHANGE_CHANNEL = 'hotel_change';

/**
 * Notes that prices, stock or facts of a hotel changed and tells all processes. Called inside the transaction of the
 * change, so that nobody hears of a change that was undone.
 */
export async function recordHotelChange(tx: Queryable, hotelId: string): Promise<void> {
  await tx.query('insert into hotel_changes (hotel_id) values ($1)', [hotelId]);
  await tx.query('select pg_notify($1, $2)', [HOTEL_CHANGE_CHANNEL, hotelId]);
}
