// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { frontGateway } from '../transport/call-bases.ts';
import { getFacetsShape } from './get-facets-shape.generated.ts';

export const getGiftBoxFacets: DeclaredCall<'getGiftBoxFacets'> = { path: "/box-facets/:code", base: frontGateway, shape: getFacetsShape };
