import type { HotelBundle } from '../../catalogue/records.ts';
import type { Database, Queryable, Reader } from '../../database/database.ts';
import { readBundles } from '../../catalogue/store/catalogue-repository.ts';
import {
  changesSince,
  changeState,
  type ChangeState,
  type HotelChange,
} from '../../catalogue/store/change-log.ts';

/** Changed hotels per read. */
const BUNDLES = 250;

/** Changed hotels and the new position, from one snapshot of one server. */
export interface ReadChanges {
  next: ChangeState;
  changes: HotelChange[];
  bundles: HotelBundle[];
}

/** The position of a read model, and the changes after it that are applied already. */
export interface Followed {
  state: ChangeState;
  isNew: (change: HotelChange) => boolean;
}

/**
 * Reads the changed hotels. `known` are the changes that the primary listed: the replica is read only if it has all of
 * them, since a lagging replica would bring back rooms that are sold.
 */
export async function readChanges(
  db: Database,
  followed: Followed,
  known: Pick<ReadChanges, 'next' | 'changes'>,
): Promise<ReadChanges> {
  const fromReplica = await db.reader.snapshot(async (tx) => {
    const glance = await peekChanges(tx, followed);
    const ids = new Set(glance.changes.map(({ id }) => id));
    const hasAll = glance.next.token === known.next.token && known.changes.every(({ id }) => ids.has(id));
    return hasAll ? withBundles(tx, followed, glance) : undefined;
  });
  return fromReplica ?? db.snapshot(async (tx) => withBundles(tx, followed, await peekChanges(tx, followed)));
}

/** The changes since `followed`, without hotel data. */
export async function peekChanges(
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

/** The source for reading the whole catalogue: the replica if it has the primary's state. */
export async function catalogueSource(db: Database): Promise<Reader> {
  const [here, there] = await Promise.all([changeState(db), changeState(db.reader).catch(() => undefined)]);
  return there?.token === here.token ? db.reader : db;
}
