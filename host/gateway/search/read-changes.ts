import type { HotelBundle } from '../catalogue/records.ts';
import type { Database, Queryable, Reader } from '../database/database.ts';
import { readBundles } from '../repositories/catalogue-repository.ts';
import { changesSince, changeState, type ChangeState, type HotelChange } from '../repositories/change-log.ts';

/** Changed hotels read at a time. */
const BUNDLES = 250;

/** The hotels that changed, and the state that follows, as of one instant and from one server. */
export interface ReadChanges {
  next: ChangeState;
  changes: HotelChange[];
  bundles: HotelBundle[];
}

/** What is followed: the state so far, and the changes of it that were taken over already. */
export interface Followed {
  state: ChangeState;
  isNew: (change: HotelChange) => boolean;
}

/**
 * Reads the hotels that changed. `known` is what the primary told of them a moment ago: the replica is read when it has
 * all of it, else the primary. Otherwise a replica that is behind would put back rooms that were sold.
 */
export async function readChanges(
  db: Database,
  followed: Followed,
  known: Pick<ReadChanges, 'next' | 'changes'>,
): Promise<ReadChanges> {
  const fromReplica = await db.reader.snapshot(async (tx) => {
    const glance = await glanceAt(tx, followed);
    const ids = new Set(glance.changes.map(({ id }) => id));
    const hasAll = glance.next.token === known.next.token && known.changes.every(({ id }) => ids.has(id));
    return hasAll ? withBundles(tx, followed, glance) : undefined;
  });
  return fromReplica ?? db.snapshot(async (tx) => withBundles(tx, followed, await glanceAt(tx, followed)));
}

/** The changes since `followed` without their hotels. */
export async function glanceAt(
  source: Pick<Queryable, 'query'>,
  { state }: Followed,
): Promise<Pick<ReadChanges, 'next' | 'changes'>> {
  const { state: next, changes } = await changesSince(source, state);
  return { next, changes };
}

async function withBundles(
  tx: Queryable,
  { isNew }: Followed,
  glance: Pick<ReadChanges, 'next' | 'changes'>,
): Promise<ReadChanges> {
  const ids = [...new Set(glance.changes.filter(isNew).map(({ hotelId }) => hotelId))];
  const bundles: HotelBundle[] = [];
  for (let at = 0; at < ids.length; at += BUNDLES)
    bundles.push(...(await readBundles(tx, ids.slice(at, at + BUNDLES))));
  return { ...glance, bundles };
}

/** Where the whole catalogue is read: from the replica when it has the same one as the primary. */
export async function catalogueSource(db: Database): Promise<Reader> {
  const [here, there] = await Promise.all([changeState(db), changeState(db.reader).catch(() => undefined)]);
  return there?.token === here.token ? db.reader : db;
}
