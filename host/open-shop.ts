import { createPictureStore } from './gateway/images/picture-store.ts';
import type { Database } from './gateway/database/database.ts';
import { migrate } from './gateway/database/migrate.ts';
import { openDatabase } from './gateway/database/open-database.ts';
import { generateCatalogue } from './gateway/catalogue/generate.ts';
import type { CatalogueRecords } from './gateway/catalogue/records.ts';
import type { GatewayParts, SearchModel } from './gateway/gateway-parts.ts';
import {
  CATALOGUE_CHANGE_CHANNEL,
  catalogueRepository,
} from './gateway/repositories/catalogue-repository.ts';
import { buildSearchEngine } from './gateway/search/build-search-engine.ts';
import { buildSuggest } from './gateway/search/suggest.ts';
import { openSharedStore } from './gateway/shared-store/open-shared-store.ts';
import type { Env } from './env.ts';
import { openMail } from './open-mail.ts';
import { SILENT_LOG, type ShopLog } from './shop-log.ts';

/** Milliseconds between two looks at the change number, where no notice came. */
const POLL_MS = 2_000;

/** Told how far the opening is. */
export interface OpenProgress {
  filling(done: number, total: number): void;
  reading(hotels: number): void;
}

/** A shop with its catalogue in memory, following every change of it. */
export interface Shop {
  parts: GatewayParts;
  hotels: number;
  /** Number of the last change of the catalogue when it was opened. */
  change: number;
  close(): Promise<void>;
}

/** Opens the database, fills it when it is new, and reads the catalogue into the model that searches ask. */
export async function openShop(
  env: Env,
  today: string,
  progress: OpenProgress,
  log: ShopLog = SILENT_LOG,
): Promise<Shop> {
  const db = await openDatabase({
    dataDir: env.dataDir,
    ...(env.databaseUrl !== undefined && { databaseUrl: env.databaseUrl }),
  });
  await migrate(db);
  const repository = catalogueRepository(db);
  const isNew = (await repository.hotelCount()) === 0;
  const made = isNew ? await generateCatalogue({ db, today, onProgress: progress.filling }) : undefined;
  let known = await repository.changeNumber();
  let model = toModel(made?.catalogue ?? (await repository.readAll(progress.reading)));
  const stop = await followChanges(db, async () => {
    const number = await repository.changeNumber();
    if (number === known) return;
    model = toModel(await repository.readAll());
    known = number;
  });
  const sharedStore = await openSharedStore(env.redisUrl, log);
  const stopMail = openMail(env, db, (about, message) => log.warn(about, message));
  return {
    hotels: model.engine.size.hotels,
    change: known,
    parts: {
      model: () => model,
      images: createPictureStore({ dataDir: env.dataDir }),
      clock: Date.now,
      ping: () => db.query('select 1'),
      rateLimit: env.rateLimit,
      sharedStore,
    },
    async close() {
      await stop();
      await stopMail();
      await sharedStore.close();
      await db.close();
    },
  };
}

function toModel(records: CatalogueRecords): SearchModel {
  return {
    engine: buildSearchEngine(records),
    suggest: buildSuggest(records.places, records.hotels),
    places: new Map(records.places.map((place) => [place.id, place])),
    activities: new Map(records.activities.map((activity) => [activity.id, activity])),
  };
}

/** Looks for a change at every notice and every two seconds; one look at a time. */
async function followChanges(db: Database, look: () => Promise<void>): Promise<() => Promise<void>> {
  let looking: Promise<void> | undefined;
  // A look that fails is made again at the next turn; the model in memory goes on answering.
  const turn = () => {
    looking ??= look()
      .catch(() => undefined)
      .finally(() => {
        looking = undefined;
      });
  };
  const silence = await db.listen(CATALOGUE_CHANGE_CHANNEL, turn);
  const timer = setInterval(turn, POLL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await silence();
    await looking;
  };
}
