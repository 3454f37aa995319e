// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { day, fields, flag, id, list, number, numeral, text } from '../transport/read-answer.ts';

export const getReviews: DeclaredCall<'getReviews'> = { path: "/hotel/:hotelId/reviews.json", shape: fields({"totalCount": number, "score": numeral, "list": list(fields({"id": id, "locale": text, "customer": text, "date": day, "average": numeral}, {"type": text, "positiveComment": text, "negativeComment": text, "title": text, "verified": flag, "stayMonth": text, "reply": text}))}, {"details": list(fields({"label": text, "score": numeral}))}) };
