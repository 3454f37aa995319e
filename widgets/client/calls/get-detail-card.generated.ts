// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { offerCardShape } from './offer-card-shape.generated.ts';

export const getDetailCard: DeclaredCall<'getDetailCard'> = { path: "/weekend/:id/detail.json", shape: offerCardShape };
