import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { toEpochDay, type PlainDate } from '@staykit/values/dates/plain-date.ts';
import { paramsToCriteria } from '@staykit/core/search/address/search-params.ts';
import { providePostgres } from '@staykit/testing/provisioning/provide-postgres.ts';
import { readEnv } from '../server/environment/read-env.ts';
import { generateCatalogue } from '@staykit/demo/catalogue/generate.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';

/** Connections to the database, as many as visitors ask at a time. */
const CONNECTIONS = 8;

/** Nights as rows, hotels with what is filtered in columns, and cards ready to be sent: what a good schema would have. */
const TABLES = `
create table peer_nights as
select (first_day - date '1970-01-01') + i as day, hotel_id,
  get_byte(prices, i * 4) + get_byte(prices, i * 4 + 1) * 256 + get_byte(prices, i * 4 + 2) * 65536 as price,
  get_byte(stock, i) as stock
from calendars, lateral generate_series(0, length(stock) - 1) i;
delete from peer_nights where price = 0 or stock = 0;
create unique index on peer_nights (day, hotel_id) include (price, stock);
create table peer_offers as
select o.id, o.hotel_id, (o.data->>'nights')::int as nights, (o.data->>'maxNights')::int as max_nights,
  (o.data->>'roomRatio')::float8 / 1000 as ratio, (o.data->>'extraPerAdult')::int as extra,
  (h.data->>'stars')::int as stars, h.data->>'type' as type, (h.data->>'popularity')::float8 as popularity,
  array(select jsonb_array_elements_text(h.data->'placeIds')) as places,
  array(select jsonb_array_elements_text(h.data->'facilities')) as facilities
from offers o join hotels h on h.id = o.hotel_id where o.data->'flows' ? 'booking';
create table peer_cards as select o.id,
  jsonb_build_object('id', o.id::text, 'uri', '/product/' || o.id, 'label', o.data->'label'->>'fr', 'hotel',
    jsonb_build_object('id', h.id, 'label', h.data->>'name', 'stars', h.data->'stars', 'address', h.data->'address',
      'lat', h.data->'lat', 'lng', h.data->'lng', 'score', h.data->'score'),
    'images', (select jsonb_agg('/api/images/' || p) from jsonb_array_elements_text(h.data->'pictures') p),
    'marketingLabels', o.data->'marketingLabels', 'headwords', o.data->'headwords',
    'cancellation', o.data->'cancellation') as card
from offers o join hotels h on h.id = o.hotel_id where o.data->'flows' ? 'booking';
create unique index on peer_cards (id);
create index on peer_offers (hotel_id);
create index on peer_offers using gin (places);
vacuum analyze peer_nights; vacuum analyze peer_offers; vacuum analyze peer_cards`;

const SEARCH = `
with stays as (
  select hotel_id, sum(price) as sum from peer_nights
  where day >= $1 and day < $1::int + $2::int and stock >= $3 group by hotel_id having count(*) = $2::int
), found as (
  select distinct on (o.hotel_id) o.hotel_id, o.id, o.popularity,
    floor(sum * ratio * $3) + extra * $4::int as sell
  from stays s join peer_offers o on o.hotel_id = s.hotel_id
  where $2::int between nights and max_nights and ($5::text is null or places @> array[$5::text])
    and (cardinality($6::int[]) = 0 or stars = any($6)) and facilities @> $7::text[]
    and (cardinality($8::text[]) = 0 or type = any($8))
    and ($9::int is null or (floor(sum * ratio * $3) + extra * $4::int) / $2::int <= $9)
  order by o.hotel_id, sell
), page as (
  select id, sell, case when $10 = 'priceAsc' then sell else -popularity end as key, hotel_id,
    count(*) over ()::int as total
  from found order by key, hotel_id limit 20 offset $11
)
select card, sell, total from page join peer_cards using (id) order by key, hotel_id`;

interface Row {
  card: object;
  sell: number;
  total: number;
}

/**
 * What a team would build without an engine: Fastify, and a PostgreSQL that finds the stays with room, over the same
 * catalogue. It answers the same addresses with as many cards; it knows neither promotions nor facets nor markets.
 */
export async function openPostgresPeer(
  hotels: number,
  today: PlainDate,
): Promise<{ app: FastifyInstance; stop(): Promise<void> }> {
  const server = await providePostgres(() => undefined);
  const db = await openDatabase(readEnv({ DATABASE_URL: server.url }));
  await migrate(db);
  await generateCatalogue({ db, today, hotels });
  await db.close();
  const pool = new pg.Pool({ connectionString: server.url, max: CONNECTIONS });
  // Connections that are ended with the server.
  pool.on('error', () => undefined);
  for (const step of TABLES.split(';')) await pool.query(step);
  const app: FastifyInstance = fastify();
  app.get<{ Querystring: Record<string, string> }>('/api/offers.json', async ({ query }) => {
    const { pax, checkin, night, location, stars, facilities, hotelTypes, priceMax, sort, page } =
      paramsToCriteria(query);
    const people = pax.adult + pax.child;
    const { rows } = await pool.query<Row>({
      name: 'search',
      text: SEARCH,
      values: [
        toEpochDay(checkin ?? today),
        night ?? 1,
        Math.ceil(pax.adult / 2),
        people,
        location?.id ?? null,
        stars,
        facilities,
        hotelTypes,
        priceMax ?? null,
        sort,
        page * 20,
      ],
    });
    return {
      exactMatch: rows.map(({ card, sell }) => ({ ...card, sellPrice: sell, participants: people })),
      searchDetails: { checkin, night, ...pax, totalCount: rows[0]?.total ?? 0 },
    };
  });
  return {
    app,
    async stop() {
      await app.close();
      await pool.end();
      await server.stop();
    },
  };
}
