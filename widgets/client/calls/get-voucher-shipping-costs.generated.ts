// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { frontGateway } from '../transport/call-bases.ts';
import { getBoxShippingCostsShape } from './get-box-shipping-costs-shape.generated.ts';

export const getVoucherShippingCosts: DeclaredCall<'getVoucherShippingCosts'> = { path: "/single-voucher/shipping-costs", base: frontGateway, shape: getBoxShippingCostsShape };
