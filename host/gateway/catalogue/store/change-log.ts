import type { Queryable } from '../../database/database.ts';

/** Notification channel of changed hotel ids. */
export const HOTEL_CHANGE_CHANNEL = 'hotel_change';

/** Retention of changes in days: older snapshots are rebuilt instead of updated. */
const DAYS_KEPT = 2;

/** Records that prices, stock or facts of a hotel changed, and notifies all processes when the transaction commits. */
export async function recordHotelChange(tx: Queryable, hotelId: string): Promise<void> {
  await tx.query('insert into hotel_changes (hotel_id) values ($1)', [hotelId]);
  await tx.query('select pg_notify($1, $2)', [HOTEL_CHANGE_CHANNEL, hotelId]);
}

/** Position of a reader in the change log. */
export interface ChangeState {
  /** Token of the last change of the whole catalogue. */
  token: string;
  /** Token of the last change that was not of calendars alone. */
  facts: string;
  /** Id of the last hotel change that was read (0 for none), and its instant, which identifies the database. */
  lastId: number;
  lastAt: string;
  /** Oldest open transaction: it may still commit changes with smaller ids. */
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

/** The current position. */
export async function changeState(tx: Pick<Queryable, 'query'>): Promise<ChangeState> {
  const rows = await tx.query<StateRow>(`${STATE} from ${LAST}`);
  return toState(rows[0]);
}

/**
 * Hotel changes since `state` and the new position, in one snapshot. Includes changes of transactions that were open
 * last time; some may be reported again.
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

/** Whether `state` is in this database's history: false for another database, or one restored from a backup. */
export async function isInHistory(tx: Queryable, { token, lastId, lastAt }: ChangeState): Promise<boolean> {
  const rows = await tx.query(
    `select 1 as held from catalogue_change where token::text = $1 and ($2::bigint = 0 or exists (
      select 1 from hotel_changes where id = $2 and extract(epoch from changed_at)::text = $3))`,
    [token, lastId, lastAt],
  );
  return rows.length > 0;
}

/** Deletes old changes; the latest stays, since snapshots refer to it. */
export async function pruneHotelChanges(db: Queryable): Promise<void> {
  await db.query(
    `delete from hotel_changes where changed_at < now() - make_interval(days => $1)
      and id < (select max(id) from hotel_changes)`,
    [DAYS_KEPT],
  );
}
