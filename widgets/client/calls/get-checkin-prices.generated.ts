// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { getCheckinPricesShape } from './get-checkin-prices-shape.generated.ts';
import { wedEndpoint } from '../transport/call-bases.ts';

export const getCheckinPrices: DeclaredCall<'getCheckinPrices'> = { path: "/redeem/weekend/:offerId/packageCheckinPrices.json", base: wedEndpoint, shape: getCheckinPricesShape };
