import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { ownDatabase } from '../fixtures/own-database.ts';
import { openSellingDesk } from '../fixtures/selling-desk.ts';
import { sellingStory } from '../fixtures/selling-story.ts';

sellingStory('a PostgreSQL server', async () => {
  const own = await ownDatabase();
  const db = await openDatabase({ dataDir: '', databaseUrl: own.url });
  await migrate(db);
  const desk = await openSellingDesk({ db });
  return {
    ...desk,
    async close() {
      await desk.close();
      await own.drop();
    },
  };
});
