import { contractSuite, runShop } from '../fixtures/contract-suite.ts';
import { openSmallShop } from '../fixtures/small-shop.ts';

contractSuite(
  'a PostgreSQL server',
  runShop(() => openSmallShop()),
);
