import { contractSuite, runShop } from '../fixtures/contract-suite.ts';
import { openSmallShop } from '../fixtures/small-shop.ts';
import { ownDatabase } from '../fixtures/own-database.ts';

const shop = runShop(async () => {
  const database = await ownDatabase();
  const opened = await openSmallShop({ databaseUrl: database.url });
  return {
    ...opened,
    async close() {
      await opened.close();
      await database.drop();
    },
  };
});

contractSuite('a PostgreSQL server', shop);
