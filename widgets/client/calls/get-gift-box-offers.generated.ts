// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { frontGateway } from '../transport/call-bases.ts';
import { getOffersShape } from './get-offers-shape.generated.ts';

export const getGiftBoxOffers: DeclaredCall<'getGiftBoxOffers'> = { path: "/box-offers/:code", base: frontGateway, shape: getOffersShape };
