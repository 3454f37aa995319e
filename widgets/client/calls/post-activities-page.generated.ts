// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { getOffersShape } from './get-offers-shape.generated.ts';

export const postActivitiesPage: DeclaredCall<'postActivitiesPage'> = { path: "/search/activity-only.json", method: "POST", shape: getOffersShape };
