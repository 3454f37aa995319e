import { recordHotelChange } from '../../catalogue/store/change-log.ts';
import type { Queryable } from '../../database/database.ts';

const REVIEWS = `select hotel_id, score from reviews
  union all select hotel_id, score from guest_reviews where state = 'published'`;

/**
 * Sets average and count of hotels from the reviews of the catalogue and the published ones of guests, and records the
 * change, which search and pages follow. Hotels that left the catalogue are passed over.
 */
export async function scoreHotels(tx: Queryable, hotelIds: readonly string[]): Promise<void> {
  // In one order, so that two transactions cannot wait for each other.
  for (const hotelId of [...new Set(hotelIds)].toSorted()) {
    const found = await tx.query(
      `update hotels set data = data || (
        select jsonb_build_object('score', coalesce(round(avg(score), 2), 0), 'reviewCount', count(*))
        from (${REVIEWS}) r where hotel_id = $1)
      where id = $1 returning id`,
      [hotelId],
    );
    if (found.length > 0) await recordHotelChange(tx, hotelId);
  }
}

/** The same after an import of a register, whose scores count its own reviews alone; the import records the change. */
export async function rescoreRegister(tx: Queryable, register: string): Promise<void> {
  await tx.query(
    `update hotels h set data = h.data || (
      select jsonb_build_object('score', coalesce(round(avg(score), 2), 0), 'reviewCount', count(*))
      from (${REVIEWS}) r where r.hotel_id = h.id)
    where h.register = $1 and exists (select 1 from guest_reviews g where g.hotel_id = h.id and g.state = 'published')`,
    [register],
  );
}
