import type { Queryable } from '../database/database.ts';

/** The channel on which the id of a changed hotel is told. */
export const HOTEL_CHANGE_CHANNEL = 'hotel_change';

/** Days that changes are kept: a snapshot older than that is not caught up with, but made anew. */
const DAYS_KEPT = 2;

/**
 * Notes that prices, stock or facts of a hotel changed and tells all processes. Called inside the transaction of the
 * change, so that nobody hears of a change that was undone.
 */
export async function recordHotelChange(tx: Queryable, hotelId: string): Promise<void> {
  await tx.query('insert into hotel_changes (hotel_id) values ($1)', [hotelId]);
  await tx.query('select pg_notify($1, $2)', [HOTEL_CHANGE_CHANNEL, hotelId]);
}

/** How far a reader has followed the catalogue. */
export interface ChangeState {
  /** Of the last change of the whole catalogue. */
  token: string;
  /** Of the last change of it that was not of its calendars alone. */
  facts: string;
  /** The last change of a hotel that was seen, 0 for none, and its instant, which no other database shares. */
  lastId: number;
  lastAt: string;
  /** The oldest transaction that had not ended yet: it may still bring changes with smaller ids. */
  horizon: string;
}

/** A changed hotel. */
export interface HotelChange {
  id: number;
  hotelId: string;
}

interface StateRow {
  token: string;
  facts: string;
  horizon: string;
  last_id: number | null;
  last_at: string | null;
}

const STATE = `select c.token::text as token, c.facts_token::text as facts,
  pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
  h.id as last_id, extract(epoch from h.changed_at)::text as last_at`;
const LAST = `catalogue_change c left join
  (select id, changed_at from hotel_changes order by id desc limit 1) h on true`;

const toState = (row: StateRow | undefined): ChangeState => ({
  token: row?.token ?? '',
  facts: row?.facts ?? '',
  lastId: row?.last_id ?? 0,
  lastAt: row?.last_at ?? '',
  horizon: row?.horizon ?? '0',
});

/** Where the catalogue stands now. */
export async function changeState(tx: Pick<Queryable, 'query'>): Promise<ChangeState> {
  const rows = await tx.query<StateRow>(`${STATE} from ${LAST}`);
  return toState(rows[0]);
}

/**
 * The changes of hotels since `state`, and the state that follows it, as of one instant. A change whose transaction
 * was under way last time is found however late it ended; those that were seen already may come once more.
 */
export async function changesSince(
  tx: Pick<Queryable, 'query'>,
  state: ChangeState,
): Promise<{ state: ChangeState; changes: HotelChange[] }> {
  const rows = await tx.query<StateRow & { changes: string | null }>(
    `${STATE}, (select json_agg(json_build_array(id, hotel_id) order by id)::text from hotel_changes
      where txid >= $1::xid8 or id > $2) as changes from ${LAST}`,
    [state.horizon, state.lastId],
  );
  const pairs = JSON.parse(rows[0]?.changes ?? '[]') as [number, number][];
  return {
    state: toState(rows[0]),
    changes: pairs.map(([id, hotelId]) => ({ id, hotelId: String(hotelId) })),
  };
}

/** Whether the database went through `state`: not so when it is another one, or was put back to an older copy. */
export async function wentThrough(tx: Queryable, { token, lastId, lastAt }: ChangeState): Promise<boolean> {
  const rows = await tx.query(
    `select 1 as held from catalogue_change where token::text = $1 and ($2::bigint = 0 or exists (
      select 1 from hotel_changes where id = $2 and extract(epoch from changed_at)::text = $3))`,
    [token, lastId, lastAt],
  );
  return rows.length > 0;
}

/** Deletes old changes; the newest stays, since snapshots are known by it. */
export async function pruneHotelChanges(db: Queryable): Promise<void> {
  await db.query(
    `delete from hotel_changes where changed_at < now() - make_interval(days => $1)
      and id < (select max(id) from hotel_changes)`,
    [DAYS_KEPT],
  );
}
