import { marketNow } from '@staykit/core/dates/market-time.ts';
import { MARKETS } from '@staykit/core/market/market-settings.ts';
import type { HotelFacts } from '../../catalogue/facts/hotel-facts.ts';
import type { CatalogueRecords } from '../../catalogue/records.ts';
import type { NightsDifference } from '../../catalogue/inventory/reconcile/compare-nights.ts';
import type { Database, DatabaseLog } from '../../database/database.ts';
import type { SearchModel } from '../../gateway-parts.ts';
import { CATALOGUE_CHANGE_CHANNEL, catalogueRepository } from '../../catalogue/store/catalogue-repository.ts';
import {
  changeState,
  HOTEL_CHANGE_CHANNEL,
  isInHistory,
  type ChangeState,
} from '../../catalogue/store/change-log.ts';
import { compareCalendars } from './compare-calendars.ts';
import { applyChanges } from './apply-changes.ts';
import { followChanges } from './follow-changes.ts';
import { inSlices } from '../in-slices.ts';
import { catalogueSource, peekChanges, readChanges, type Followed } from './read-changes.ts';
import { modelSteps, withCalendars, type LiveSearchModel } from './search-model.ts';
import type { StoredModel, SnapshotStore } from '../snapshot/snapshot-store.ts';

/** Milliseconds until the first snapshot is saved, and between two while calendars change. */
const FIRST_SAVE_MS = 3_000;
const SAVE_MS = 300_000;
/** Milliseconds between two checks for the next day, and how long before its start it is prepared. */
const DAY_LOOK_MS = 60_000;
const DAY_AHEAD_MS = 600_000;

/** Options of a read model. */
export interface ReadModelOptions {
  db: Database;
  log: DatabaseLog;
  /** Local taxes of the shop's hotels: prices hold those that the shop collects. */
  localTaxes: HotelFacts['localTaxes'];
  /** Stores snapshots; without it every start reads the catalogue. */
  store?: SnapshotStore;
  /** The catalogue that a first start has just generated. */
  made?: CatalogueRecords;
  /** The present instant in ms since 1970; by default the machine's clock. */
  clock?: () => number;
  onProgress?: (read: number) => void;
  /** Called after the whole catalogue was read again. */
  onWhole?: () => Promise<void>;
}

/** The read model of searches, which follows the changes of all processes. */
export interface ReadModel {
  present(): SearchModel;
  /** The instant in ms since 1970 of the last read of the change log: searches are at most as old. */
  readAt(): number;
  /**
   * Computes in slices what today's searches and suggestions need. Call it when the server listens: earlier requests
   * compute their part themselves.
   */
  prepare(): Promise<void>;
  /** Hotels of which it shows other prices or rooms than the database: none, but for changes that are on their way. */
  compare(): Promise<NightsDifference[]>;
  close(): Promise<void>;
}

/** The first model and its position: generated, from a snapshot, or read. */
async function openModel(options: ReadModelOptions): Promise<StoredModel & { fromSnapshot: boolean }> {
  const { db, log, localTaxes, store, made, onProgress } = options;
  // Position 0: the catalogue may have changed since it was generated.
  if (made)
    return {
      model: await inSlices(modelSteps(made, localTaxes)),
      state: { ...(await changeState(db)), lastId: 0, horizon: '0' },
      fromSnapshot: false,
    };
  const found = await store?.load().catch((error: unknown) => {
    log.warn({ err: error }, 'the snapshot of the catalogue cannot be used');
    return undefined;
  });
  if (found && (await isInHistory(db, found.state))) return { ...found, fromSnapshot: true };
  const { state, ...records } = await catalogueRepository(db).readAll(onProgress, await catalogueSource(db));
  return { model: await inSlices(modelSteps(records, localTaxes)), state, fromSnapshot: false };
}

/** Opens the read model and follows the catalogue from then on. */
export async function openReadModel(options: ReadModelOptions): Promise<ReadModel> {
  const { db, log, localTaxes, store, clock = Date.now } = options;
  const repository = catalogueRepository(db);
  const opened = await openModel(options);
  let model: LiveSearchModel = opened.model;
  let state: ChangeState = opened.state;
  /** Changes of the last read, which the next may list again. */
  let seen = new Set<number>();
  let unsaved = !opened.fromSnapshot;
  let readAt = clock();

  /** Prepares today, and shortly before midnight tomorrow. */
  const prepare = async (ready: LiveSearchModel): Promise<void> => {
    for (const instant of [clock(), clock() + DAY_AHEAD_MS])
      await inSlices(ready.prepare(marketNow(instant, MARKETS.FR.timeZone)));
  };

  const readWhole = async (): Promise<void> => {
    const { state: next, ...records } = await repository.readAll(undefined, await catalogueSource(db));
    const fresh = await inSlices(modelSteps(records, localTaxes));
    await prepare(fresh);
    await options.onWhole?.();
    model = fresh;
    state = next;
    seen = new Set();
    unsaved = true;
  };

  /** Reads calendars after they were rolled forward; facts stay. */
  const readCalendars = async (): Promise<void> => {
    const { state: next, calendars } = await repository.readCalendars(await catalogueSource(db));
    if (next.facts !== state.facts) return readWhole();
    const fresh = await inSlices(withCalendars(model.facts, calendars));
    await prepare(fresh);
    model = fresh;
    // Facts of single hotels were not read: the next read still lists their changes.
    state = { ...state, token: next.token };
    unsaved = true;
  };

  const update = async (): Promise<void> => {
    const from = clock();
    await readNew();
    readAt = from;
  };

  const readNew = async (): Promise<void> => {
    const followed: Followed = { state, isNew: ({ id }) => !seen.has(id) };
    // The change log is read from the primary: a lagging replica would not show that changes are missing.
    const glance = await peekChanges(db, followed);
    if (glance.next.facts !== state.facts) return readWhole();
    if (glance.next.token !== state.token) return readCalendars();
    if (!glance.changes.some(followed.isNew)) {
      state = glance.next;
      seen = new Set(glance.changes.map(({ id }) => id));
      return;
    }
    const read = await readChanges(db, followed, glance);
    if (read.next.token !== state.token) return readWhole();
    const changed = await inSlices(applyChanges(model, read.bundles, localTaxes));
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

  // Up to date before the first request. If that fails, the snapshot answers until the next read.
  await update().catch((error: unknown) =>
    log.warn({ err: error }, 'changes of the catalogue could not be read'),
  );
  const stop = await followChanges({
    db,
    log,
    update,
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
    readAt: () => readAt,
    prepare: () => prepare(model),
    async compare() {
      const { calendars } = await repository.readCalendars(await catalogueSource(db));
      return inSlices(compareCalendars(model.columns, calendars));
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await stop();
      await saving;
      await save();
    },
  };
}
