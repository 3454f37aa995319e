import { contractSuite, runShop } from '../fixtures/contract-suite.ts';
import { parameterSuite } from '../fixtures/parameter-suite.ts';
import { openSmallShop } from '../fixtures/small-shop.ts';

const shop = runShop(() => openSmallShop());

contractSuite('the embedded database', shop);
parameterSuite(shop);
