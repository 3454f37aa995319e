import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractSuite, runShop } from '../fixtures/contract-suite.ts';
import { parameterSuite } from '../fixtures/parameter-suite.ts';
import { openSmallShop } from '../fixtures/small-shop.ts';

const shop = runShop(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'staykit-contract-'));
  const opened = await openSmallShop({ dataDir });
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  return { ...opened, close: () => opened.close().finally(remove) };
});

contractSuite('the embedded database', shop);
parameterSuite(shop);
