// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { getFacetsShape } from './get-facets-shape.generated.ts';
import { siteOrigin } from '../transport/call-bases.ts';

export const getBeneficiaryVoucherFacets: DeclaredCall<'getBeneficiaryVoucherFacets'> = { path: "/beneficiary/single-vouchers/facets", base: siteOrigin, shape: getFacetsShape };
