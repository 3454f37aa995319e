// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { getQuoteShape } from './get-quote-shape.generated.ts';

export const getQuote: DeclaredCall<'getQuote'> = { path: "/weekend/:id/quote.json", shape: getQuoteShape };
