// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../client-call.ts';
import { frontGateway } from '../call-bases.ts';
import { getVoucherShippingCostsShape } from './get-voucher-shipping-costs-shape.generated.ts';

export const getBoxShippingCosts: DeclaredCall<'getBoxShippingCosts'> = { path: "/boxes/shipping-costs", base: frontGateway, shape: getVoucherShippingCostsShape };
