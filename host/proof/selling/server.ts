/**
 * A host process that only sells: `node host/proof/selling/server.ts PORT`, on `DATABASE_URL` or the embedded database
 * in `DATA_DIR`. It is killed and started again by the proof `kill`, and so opens nothing that selling does not need.
 */
import { createGateway } from '../../gateway/app.ts';
import { migrate } from '../../gateway/database/migrate.ts';
import { openDatabase } from '../../gateway/database/open-database.ts';
import { sellingCatalogue } from '../../gateway/fixtures/selling-catalogue.ts';
import { catalogueRepository } from '../../gateway/repositories/catalogue-repository.ts';
import { openSelling } from '../../open-selling.ts';

/** Hotels and rooms of every night: more than a run can sell. */
export const KILL_HOTELS = 3;
export const KILL_ROOMS = 250;
const DAYS = 60;

if (process.argv[1] === import.meta.filename) {
  const { DATA_DIR = '', DATABASE_URL } = process.env;
  const db = await openDatabase({
    dataDir: DATA_DIR,
    ...(DATABASE_URL !== undefined && { databaseUrl: DATABASE_URL }),
  });
  await migrate(db);
  const repository = catalogueRepository(db);
  if ((await repository.hotelCount()) === 0) {
    const firstDay = new Date().toISOString().slice(0, 10);
    await repository.writeBatch(
      sellingCatalogue({ firstDay, hotels: KILL_HOTELS, days: DAYS, stock: KILL_ROOMS }),
    );
  }
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const { selling } = openSelling({}, db, log);
  const app = await createGateway({
    model: () => undefined,
    images: { picture: async () => undefined },
    clock: Date.now,
    selling,
  });
  await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
  console.log('ready');
}
