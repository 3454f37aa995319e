import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openContent, type ContentStore } from './gateway/content/content-store.ts';
import { createPictureStore } from './gateway/images/picture-store.ts';
import { migrate } from './gateway/database/migrate.ts';
import type { Database } from './gateway/database/database.ts';
import { openDatabase } from './gateway/database/open-database.ts';
import { generateCatalogue } from './gateway/catalogue/generate.ts';
import { startUpkeep } from './gateway/catalogue/upkeep.ts';
import type { GatewayParts } from './gateway/gateway-parts.ts';
import { catalogueRepository } from './gateway/repositories/catalogue-repository.ts';
import { reviewRepository } from './gateway/repositories/review-repository.ts';
import { openReadModel } from './gateway/search/read-model.ts';
import { createSnapshotStore } from './gateway/search/snapshot/snapshot-store.ts';
import { openSharedStore } from './gateway/shared-store/open-shared-store.ts';
import type { Env } from './env.ts';
import { openAnswers } from './open-answers.ts';
import { openMail } from './open-mail.ts';
import { openGifts } from './open-gifts.ts';
import { openSelling } from './open-selling.ts';
import { openShopVisitors } from './open-visitors.ts';
import { SILENT_LOG, type ShopLog } from './shop-log.ts';
import { TOP } from './top.ts';

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
  const reading = openContent({
    folder: join(TOP, 'host/content'),
    warn: (problems) => log.error({ problems }, 'content files cannot be used: what they held before stays'),
  });
  // Before a database is made, content that cannot be used is told of; one that is there opens beside the reading.
  if (!existsSync(join(env.dataDir, 'database'))) await reading;
  const opening = openDatabase({
    dataDir: env.dataDir,
    log,
    ...(env.databaseUrl !== undefined && { databaseUrl: env.databaseUrl }),
    ...(env.databaseReadUrl !== undefined && { databaseReadUrl: env.databaseReadUrl }),
  });
  const [content, db] = await bothOrNone(reading, opening);
  await migrate(db);
  const repository = catalogueRepository(db);
  const isNew = (await repository.hotelCount()) === 0;
  const made = isNew ? await generateCatalogue({ db, today, onProgress: progress.filling }) : undefined;
  const change = await repository.changeNumber();
  let gifts = await repository.gifts();
  const search = await openReadModel({
    db,
    log,
    store: createSnapshotStore(env.dataDir),
    onProgress: progress.reading,
    onWhole: async () => {
      gifts = await repository.gifts();
    },
    ...(made && { made: made.catalogue }),
  });
  const stopUpkeep = startUpkeep({ db, log, clock: Date.now });
  const sharedStore = await openSharedStore(env.redisUrl, log);
  const { answers, stop: stopAnswers } = openAnswers(env.answerCacheMb, log);
  const { visitors, stop: stopVisitors } = openShopVisitors(env, db, sharedStore, log);
  const { selling, parked, stop: stopSelling } = openSelling(env.payment, db, log);
  const { giftShop, stop: stopGifts } = openGifts(env.payment, db, log, env.shopMail);
  const stopMail = openMail(env, db, (about, message) => log.warn(about, message));
  return {
    hotels: search.present().engine.size.hotels,
    change,
    parts: {
      model: search.present,
      gifts: () => gifts,
      content,
      hotels: repository,
      reviews: reviewRepository(db),
      images: createPictureStore({ dataDir: env.dataDir }),
      clock: Date.now,
      database: db.state,
      rateLimit: env.rateLimit,
      ...(env.experiments && { experiments: env.experiments }),
      sharedStore,
      ...(answers && { answers }),
      visitors,
      selling,
      parked,
      giftShop,
    },
    async close() {
      stopAnswers();
      await stopUpkeep();
      await search.close();
      await stopMail();
      await stopSelling();
      await stopGifts();
      await stopVisitors();
      await sharedStore.close();
      await db.close();
    },
  };
}

/** Content and database, or, where the content cannot be used, the database closed again and the reason. */
async function bothOrNone(
  reading: Promise<ContentStore>,
  opening: Promise<Database>,
): Promise<[ContentStore, Database]> {
  const [content, db] = await Promise.allSettled([reading, opening]);
  if (content.status === 'rejected') {
    if (db.status === 'fulfilled') await db.value.close();
    throw content.reason;
  }
  if (db.status === 'rejected') throw db.reason;
  return [content.value, db.value];
}
