import { existsSync } from 'node:fs';
import type { FastifyPluginAsync } from 'fastify';
import { join } from 'node:path';
import { openContent, type FileContent } from '@staykit/gateway/content/content-store.ts';
import { publishContent } from '@staykit/gateway/content/versions/published-content.ts';
import { databaseVersions } from '@staykit/gateway/content/versions/version-source.ts';
import { createPhotoStore } from '@staykit/gateway/images/photo-store.ts';
import { createPictureStore } from '@staykit/gateway/images/picture-store.ts';
import { checkSchema, migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { catalogueFacts } from '@staykit/gateway/catalogue/facts/catalogue-facts.ts';
import { holdMode } from '@staykit/gateway/database/hold-mode.ts';
import type { Database, DatabaseOptions } from '@staykit/gateway/database/database.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { startUpkeep } from '@staykit/gateway/upkeep/catalogue-upkeep.ts';
import type { GiftParts } from '@staykit/gateway/gifts/buy-gift.ts';
import type { GatewayParts } from '@staykit/gateway/gateway-parts.ts';
import { catalogueRepository } from '@staykit/gateway/catalogue/store/catalogue-repository.ts';
import { stayPages, type StayPages } from '@staykit/gateway/products/stay-pages.ts';
import { reviewRepository } from '@staykit/gateway/products/review-repository.ts';
import { rollSupplied } from '@staykit/gateway/catalogue/store/roll-supplied.ts';
import { openReadModel, type ReadModel } from '@staykit/gateway/search/read-model/read-model.ts';
import { createSnapshotStore } from '@staykit/gateway/search/snapshot/snapshot-store.ts';
import { openSharedStore } from '@staykit/gateway/shared-store/open-shared-store.ts';
import type { Env } from '../environment/read-env.ts';
import type { MetricSources } from '../observe/metrics.ts';
import { TEST_PROVIDER } from '@staykit/gateway/payment/payment-settings.ts';
import { createPaymentDesk } from '@staykit/gateway/payment/payment-desk.ts';
import { createLiveHotels } from '@staykit/gateway/selling/supplier/live-hotels.ts';
import { openAdapter } from '@staykit/gateway/selling/supplier/open-adapter.ts';
import type { OfficeServices } from '@staykit/back-office/back-office-parts.ts';
import { createAnswerCache } from './create-answer-cache.ts';
import { loadDemo } from './load-demo.ts';
import { createBackOfficeService } from './create-back-office-service.ts';
import { createPartnerPauses } from './create-partner-pauses.ts';
import { createMailService } from './create-mail-service.ts';
import { createGiftService } from './create-gift-service.ts';
import { createInvoiceService } from './create-invoice-service.ts';
import { createInventoryService } from './create-inventory-service.ts';
import { createPaymentProvider } from './create-payment-provider.ts';
import { HOLD_LIMITS } from '@staykit/gateway/selling/selling-parts.ts';
import { createSellingService } from './create-selling-service.ts';
import { createVisitorService } from './create-visitor-service.ts';
import { SILENT_LOG, type ServiceLog } from './service-log.ts';
import { officeAddress } from '../notices/office-address.ts';
import { enterShopOf } from '../shop-of-env.ts';
import { TOP } from '../../top.ts';

/** Receives the progress. */
export interface CreateProgress {
  filling(done: number, total: number): void;
  reading(hotels: number): void;
}

/** The running services behind the server: their timers run, and the catalogue in memory follows every change. */
export interface Services {
  /** The services that the gateway needs. */
  parts: GatewayParts;
  hotels: number;
  /** What metrics are read from. */
  metricSources: MetricSources;
  /** Number of the last change of the catalogue at the start. */
  change: number;
  /** The page in place of a bank's, with the embedded payment provider. */
  bank?: FastifyPluginAsync;
  /** Pages of hotels and offers, for the sitemap. */
  stayPages: StayPages;
  /** The back office; absent in a production shop that gives it no host. */
  backOffice?: OfficeServices;
  /** Whether staff paused a partner, by its minisite id. */
  isPaused(minisiteId: number): boolean;
  /** Computes search answers ahead; a process that serves visitors calls it when it listens. */
  prepare(): Promise<void>;
  /** Stops the timers and closes the connections, the database last. */
  close(): Promise<void>;
}

/**
 * Creates all services: opens the database, fills it when it is new, and reads the catalogue into memory. `lookOf`: the
 * look of vouchers that minisites sold.
 */
export async function createServices(
  env: Env & Pick<DatabaseOptions, 'lean'>,
  today: string,
  progress: CreateProgress,
  log: ServiceLog = SILENT_LOG,
  lookOf?: GiftParts['lookOf'],
): Promise<Services> {
  await enterShopOf(env);
  const reading = openContent({
    folder: env.contentDir ?? (env.mode === 'demo' ? join(TOP, 'host/demo/content') : undefined),
    warn: (problems) => log.error({ problems }, 'content files cannot be used: what they held before stays'),
  });
  // Invalid content fails the start before a database is made; an existing one opens meanwhile.
  if (!existsSync(join(env.dataDir, 'database'))) await reading;
  const opening = openDatabase({ ...env, log });
  const [files, db] = await bothOrNone(reading, opening);
  try {
    await (env.autoMigrate === 'on' ? migrate(db) : checkSchema(db));
    await holdMode(db, env.mode);
  } catch (error) {
    await db.close();
    throw error;
  }
  const content = await publishContent({
    files,
    versions: databaseVersions(db),
    isUp: () => db.state().database === 'up',
    warn: (problems) => log.error({ problems }, 'published content cannot be read: what is known goes on'),
  });
  const repository = catalogueRepository(db);
  const demo = env.mode === 'demo' ? await loadDemo() : undefined;
  const isNew = (await repository.hotelCount()) === 0;
  const made = isNew ? await demo?.generateCatalogue({ db, today, onProgress: progress.filling }) : undefined;
  const change = await repository.changeNumber();
  let gifts = await repository.gifts();
  const facts = demo?.demoFacts ?? catalogueFacts(() => search.present().activities);
  const search: ReadModel = await openReadModel({
    db,
    log,
    localTaxes: facts.localTaxes,
    store: createSnapshotStore(env.dataDir),
    onProgress: progress.reading,
    onWhole: async () => {
      gifts = await repository.gifts();
    },
    ...(made && { made: made.catalogue }),
  });
  const stopUpkeep = startUpkeep({
    db,
    log,
    clock: Date.now,
    rollForward: demo?.rollForward ?? rollSupplied,
  });
  const photos = createPhotoStore(env.photosDir ?? join(env.dataDir, 'photos'));
  const images = createPictureStore({
    dataDir: env.dataDir,
    draw: (id) => demo?.drawScene(id)?.svg,
    photos,
  });
  const sharedStore = await openSharedStore(env.redisUrl, log);
  const { answers, stop: stopAnswers } = createAnswerCache(env.answerCacheMb, log);
  const { visitors, stop: stopVisitors } = createVisitorService(env, db, sharedStore, log);
  const provider = await createPaymentProvider(env.payment, db);
  const live = createLiveHotels({
    db,
    log,
    open: (connection) => openAdapter(connection, env.supplierToken),
    limits: { quoteMs: env.supplierTimeoutMs },
  });
  const stays = {
    db,
    provider,
    facts,
    live,
    log,
    ...(env.adminHost !== undefined && { office: new URL(officeAddress(env, env.port)).origin }),
    ...(env.rateLimit > 0 && { holdLimits: HOLD_LIMITS }),
  };
  const { selling, parked, stop: stopSelling } = createSellingService(stays);
  const { giftShop, stop: stopGifts } = createGiftService(
    { ...stays, images, ...(lookOf && { lookOf }) },
    env.shopMail,
  );
  const { invoices, stop: stopInvoices } = await createInvoiceService(db, log, env.viesUrl);
  const { inventory, stop: stopInventory } = createInventoryService({
    db,
    store: sharedStore,
    limits: {
      requests: env.supplierRequests,
      items: env.supplierItems,
      photos: { photos: env.supplierPhotos, bytes: env.supplierPhotoMb * 1_000_000 },
    },
    photos,
    clock: Date.now,
    compareSearch: search.compare,
    log,
  });
  const backOffice = await createBackOfficeService(env, { db, provider, facts, sharedStore, content }, log);
  const payments = createPaymentDesk({ db, provider, selling, giftShop, clock: Date.now, log });
  const { isPaused, stop: stopPauses } = await createPartnerPauses(db, log);
  const stopMail = await createMailService(env, db, (about, message) => log.warn(about, message));
  return {
    hotels: search.present().engine.size.hotels,
    change,
    prepare: search.prepare,
    isPaused,
    stayPages: stayPages(db.reader),
    metricSources: { db, readAt: search.readAt, clock: Date.now },
    ...(backOffice && { backOffice }),
    ...(provider.name === TEST_PROVIDER && { bank: await openBank(db) }),
    parts: {
      model: search.present,
      gifts: () => gifts,
      content,
      hotels: repository,
      facts,
      reviews: reviewRepository(db),
      images,
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
      invoices,
      inventory,
      paymentProvider: provider,
      payments,
    },
    async close() {
      stopAnswers();
      await stopUpkeep();
      await stopInventory();
      await search.close();
      await stopMail();
      await stopPauses();
      await stopSelling();
      await stopGifts();
      await stopInvoices();
      await stopVisitors();
      await sharedStore.close();
      await db.close();
    },
  };
}

/** The page of the demo shop's bank. */
async function openBank(db: Database): Promise<FastifyPluginAsync> {
  const { bankPage, demoBank } = await loadDemo();
  return (app) => bankPage(app, demoBank(db));
}

/** Waits for content and database; closes the database again where the content is invalid. */
async function bothOrNone(
  reading: Promise<FileContent>,
  opening: Promise<Database>,
): Promise<[FileContent, Database]> {
  const [content, db] = await Promise.allSettled([reading, opening]);
  if (content.status === 'rejected') {
    if (db.status === 'fulfilled') await db.value.close();
    throw content.reason;
  }
  if (db.status === 'rejected') throw db.reason;
  return [content.value, db.value];
}
