import { marketNow } from '../../../widgets/core/dates/market-time.ts';
import { MARKETS } from '../../../widgets/core/market/market-settings.ts';
import type { CatalogueRecords } from '../catalogue/records.ts';
import type { Database, DatabaseLog } from '../database/database.ts';
import type { SearchModel } from '../gateway-parts.ts';
import { CATALOGUE_CHANGE_CHANNEL, catalogueRepository } from '../repositories/catalogue-repository.ts';
import {
  changeState,
  HOTEL_CHANGE_CHANNEL,
  wentThrough,
  type ChangeState,
} from '../repositories/change-log.ts';
import { applyChanges } from './apply-changes.ts';
import { followChanges } from './follow-changes.ts';
import { inSlices } from './in-slices.ts';
import { catalogueSource, glanceAt, readChanges, type Followed } from './read-changes.ts';
import { modelSteps, withCalendars, type LiveSearchModel } from './search-model.ts';
import type { KeptModel, SnapshotStore } from './snapshot/snapshot-store.ts';

/** Milliseconds until what was made at start is kept on disk, and between two such times while calendars change. */
const FIRST_SAVE_MS = 3_000;
const SAVE_MS = 300_000;
/** Milliseconds between two looks at the day that comes, and how long before it begins it is prepared. */
const DAY_LOOK_MS = 60_000;
const DAY_AHEAD_MS = 600_000;

/** What a read model is opened with. */
export interface ReadModelOptions {
  db: Database;
  log: DatabaseLog;
  /** Where the columns are kept; without it every start reads the catalogue. */
  store?: SnapshotStore;
  /** What a first start has just made, so that it need not be read back. */
  made?: CatalogueRecords;
  /** The present instant in ms since 1970; the machine's unless told. */
  clock?: () => number;
  onProgress?: (read: number) => void;
  /** Called when the whole catalogue was changed: what else is kept of it is read anew. */
  onWhole?: () => Promise<void>;
}

/** The catalogue as searches ask it, following every change that any process makes. */
export interface ReadModel {
  present(): SearchModel;
  close(): Promise<void>;
}

/** The model and its state: just made, kept on disk, or read. */
async function openModel(options: ReadModelOptions): Promise<KeptModel & { kept: boolean }> {
  const { db, log, store, made, onProgress } = options;
  // Everything in the log is looked at once more: a change may have come since the catalogue was made.
  if (made)
    return {
      model: await inSlices(modelSteps(made)),
      state: { ...(await changeState(db)), lastId: 0, horizon: '0' },
      kept: false,
    };
  const found = await store?.load().catch((error: unknown) => {
    log.warn({ err: error }, 'the snapshot of the catalogue cannot be used');
    return undefined;
  });
  if (found && (await wentThrough(db, found.state))) return { ...found, kept: true };
  const { state, ...records } = await catalogueRepository(db).readAll(onProgress, await catalogueSource(db));
  return { model: await inSlices(modelSteps(records)), state, kept: false };
}

/** Opens the read model, and follows the catalogue from then on. */
export async function openReadModel(options: ReadModelOptions): Promise<ReadModel> {
  const { db, log, store, clock = Date.now } = options;
  const repository = catalogueRepository(db);
  const opened = await openModel(options);
  let model: LiveSearchModel = opened.model;
  let state: ChangeState = opened.state;
  /** Changes of the last look, which the next may bring once more. */
  let seen = new Set<number>();
  let unsaved = !opened.kept;

  /** The present day's searches, and shortly before it begins the next one's, find everything made. */
  const prepare = async (ready: LiveSearchModel): Promise<void> => {
    for (const instant of [clock(), clock() + DAY_AHEAD_MS])
      await inSlices(ready.prepare(marketNow(instant, MARKETS.FR.timeZone)));
  };

  const readWhole = async (): Promise<void> => {
    const { state: next, ...records } = await repository.readAll(undefined, await catalogueSource(db));
    const fresh = await inSlices(modelSteps(records));
    await prepare(fresh);
    await options.onWhole?.();
    model = fresh;
    state = next;
    seen = new Set();
    unsaved = true;
  };

  /** Takes over calendars that were rolled forward; the facts stay where they are. */
  const readCalendars = async (): Promise<void> => {
    const { state: next, calendars } = await repository.readCalendars(await catalogueSource(db));
    if (next.facts !== state.facts) return readWhole();
    const fresh = await inSlices(withCalendars(model.facts, calendars));
    await prepare(fresh);
    model = fresh;
    // New facts of single hotels were not read: the next look still brings all changes of hotels.
    state = { ...state, token: next.token };
    unsaved = true;
  };

  const look = async (): Promise<void> => {
    const followed: Followed = { state, isNew: ({ id }) => !seen.has(id) };
    // The primary is asked, since it knows of every sale: a replica may be behind, and say nothing of it.
    const glance = await glanceAt(db, followed);
    if (glance.next.facts !== state.facts) return readWhole();
    if (glance.next.token !== state.token) return readCalendars();
    if (!glance.changes.some(followed.isNew)) {
      state = glance.next;
      seen = new Set(glance.changes.map(({ id }) => id));
      return;
    }
    const read = await readChanges(db, followed, glance);
    if (read.next.token !== state.token) return readWhole();
    const changed = await inSlices(applyChanges(model, read.bundles));
    if (!changed) return readWhole();
    if (changed !== model) await prepare(changed);
    model = changed;
    state = read.next;
    seen = new Set(read.changes.map(({ id }) => id));
    unsaved = true;
  };

  let saving: Promise<void> | undefined;
  const save = async (): Promise<void> => {
    if (!store || !unsaved) return;
    unsaved = false;
    saving = store.save({ model, state }).catch((error: unknown) => {
      unsaved = true;
      log.warn({ err: error }, 'the snapshot of the catalogue could not be written');
    });
    await saving;
  };

  // Up to date before the first visitor; when that fails the kept state answers, and is followed from there.
  await look().catch((error: unknown) =>
    log.warn({ err: error }, 'changes of the catalogue could not be read'),
  );
  await prepare(model);
  const stop = await followChanges({
    db,
    log,
    look,
    channels: [CATALOGUE_CHANGE_CHANNEL, HOTEL_CHANGE_CHANNEL],
  });
  const timers = [
    setInterval(() => void prepare(model), DAY_LOOK_MS),
    setTimeout(() => void save(), FIRST_SAVE_MS),
    setInterval(() => void save(), SAVE_MS),
  ];
  for (const timer of timers) timer.unref();
  return {
    present: () => model,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await stop();
      await saving;
      await save();
    },
  };
}
