// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { getFacetsShape } from './get-facets-shape.generated.ts';

export const getFacets: DeclaredCall<'getFacets'> = { path: "/facets.json", shape: getFacetsShape };
