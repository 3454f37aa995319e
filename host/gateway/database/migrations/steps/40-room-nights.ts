import type { Migration } from '../migration.ts';

/** A 32-bit little-endian price of a calendar. */
const PRICE = [0, 1, 2, 3]
  .map((place) => `(get_byte(c.prices, 4 * i + ${place}) << ${8 * place})`)
  .join(' | ');

/**
 * Stock by hotel, room type and night: rows of all nights that a supplier set or a guest booked. Calendars are made
 * from it. No foreign key to hotels, as `booking_nights`: checking millions of pushed nights would double their cost.
 */
export const roomNights: Migration = {
  id: 40,
  name: 'room-nights',
  sql: `
create table room_nights (
  hotel_id bigint not null,
  night date not null,
  -- Cents for one room and two adults, promotion deducted; 0: not sold.
  price_cents integer not null check (price_cents >= 0),
  -- The supplier's figure; the allotment is more where more is sold already.
  wanted smallint not null check (wanted >= 0),
  allotment smallint not null,
  sold smallint not null default 0,
  promo smallint not null check (promo between 0 and 99),
  min_stay smallint not null check (min_stay between 1 and 255),
  closed boolean not null default false,
  closed_to_arrival boolean not null,
  room_type text not null default 'standard',
  primary key (hotel_id, room_type, night),
  constraint room_nights_oversold check (sold between 0 and allotment)
);
-- For the audit, which compares them with bookings.
create index room_nights_sold on room_nights (hotel_id, night) where sold > 0;
-- Nights that bookings hold; any other gets its row when it is sold or set.
insert into room_nights (hotel_id, night, price_cents, wanted, allotment, sold, promo, min_stay, closed_to_arrival)
select c.hotel_id, h.night, ${PRICE}, get_byte(c.stock, i) + h.sold, get_byte(c.stock, i) + h.sold, h.sold,
  get_byte(c.promos, i), greatest(1, get_byte(c.min_los, i)), get_byte(c.min_los, i) = 0
from (select hotel_id, night, sum(rooms)::integer as sold from booking_nights where given_back_at is null
  group by 1, 2) h
join calendars c using (hotel_id) cross join lateral (select h.night - c.first_day as i) place
where i between 0 and length(c.stock) - 1;
`,
};
