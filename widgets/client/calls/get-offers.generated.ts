// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { getOffersShape } from './get-offers-shape.generated.ts';

export const getOffers: DeclaredCall<'getOffers'> = { path: "/offers.json", shape: getOffersShape };
