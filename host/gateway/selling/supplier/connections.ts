import type { Queryable } from '../../database/database.ts';

/** Adapters to reservation systems, by the name that a connection has. */
export const ADAPTERS = ['ota-json'] as const;

/** What is sold while the system does not answer: nothing, or the stored calendar (it is reserved later). */
export const WHEN_AWAY = ['refuse', 'stored'] as const;

/** The connection to a supplier's reservation system. Its token is in the environment. */
export interface SupplierConnection {
  /** a-z, 0-9 and -. */
  name: string;
  adapter: (typeof ADAPTERS)[number];
  /** Absolute address of the system. */
  address: string;
  whenAway: (typeof WHEN_AWAY)[number];
}

const COLUMNS = 'c.name, c.adapter, c.address, c.when_away as "whenAway"';

/** The connection that sells a hotel; undefined if the shop sells it by its calendar alone. */
export async function connectionOfHotel(
  db: Queryable,
  hotelId: string,
): Promise<SupplierConnection | undefined> {
  const [row] = await db.query<SupplierConnection>(
    `select ${COLUMNS} from live_hotels h join supplier_connections c on c.name = h.supplier
    where h.hotel_id = $1`,
    [hotelId],
  );
  return row;
}

/** A connection by its name. */
export async function connectionOf(db: Queryable, name: string): Promise<SupplierConnection | undefined> {
  const [row] = await db.query<SupplierConnection>(
    `select ${COLUMNS} from supplier_connections c where name = $1`,
    [name],
  );
  return row;
}

/** All connections with the number of hotels that each sells. */
export function listConnections(db: Queryable): Promise<(SupplierConnection & { hotels: number })[]> {
  return db.query(
    `select ${COLUMNS}, (select count(*)::int from live_hotels where supplier = c.name) as hotels
    from supplier_connections c order by c.name`,
  );
}

/** Stores a connection and the hotels that it sells from now on, all others of it excluded. False: an unknown hotel. */
export async function setConnection(
  tx: Queryable,
  { name, adapter, address, whenAway }: SupplierConnection,
  hotels: readonly string[],
  now: number,
): Promise<boolean> {
  const wanted = [...new Set(hotels)];
  const [known] = await tx.query<{ count: number }>(
    'select count(*)::int as count from hotels where id = any($1::bigint[])',
    [wanted],
  );
  if (known?.count !== wanted.length) return false;
  await tx.query(
    `insert into supplier_connections (name, adapter, address, when_away, changed_at) values ($1, $2, $3, $4, $5)
    on conflict (name) do update set adapter = excluded.adapter, address = excluded.address,
      when_away = excluded.when_away, changed_at = excluded.changed_at`,
    [name, adapter, address, whenAway, new Date(now)],
  );
  await tx.query('delete from live_hotels where supplier = $1 and hotel_id <> all($2::bigint[])', [
    name,
    wanted,
  ]);
  await tx.query(
    `insert into live_hotels (hotel_id, supplier) select id, $1 from unnest($2::bigint[]) h(id)
    on conflict (hotel_id) do update set supplier = excluded.supplier`,
    [name, wanted],
  );
  return true;
}

/**
 * Sells the hotels of a connection by their calendars again. The connection stays for open reservations, which are
 * still cancelled by it. Undefined if there is none of this name; else the number of hotels.
 */
export async function endConnection(tx: Queryable, name: string): Promise<number | undefined> {
  if (!(await connectionOf(tx, name))) return undefined;
  const rows = await tx.query('delete from live_hotels where supplier = $1 returning hotel_id', [name]);
  return rows.length;
}
