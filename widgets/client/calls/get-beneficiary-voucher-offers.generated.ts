// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { getOffersShape } from './get-offers-shape.generated.ts';
import { siteOrigin } from '../transport/call-bases.ts';

export const getBeneficiaryVoucherOffers: DeclaredCall<'getBeneficiaryVoucherOffers'> = { path: "/beneficiary/single-vouchers/offers", base: siteOrigin, shape: getOffersShape };
