// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { fields, id, knownOf, list, number, numeral, text } from '../transport/read-answer.ts';

export const getRecommended: DeclaredCall<'getRecommended'> = { path: "/recommendedAutocomplete.json", shape: fields({"recommendations": knownOf(fields({"category": fields({"key": text, "label": text, "icon": text}), "results": list(fields({"id": id, "label": text}, {"value": text, "latitude": numeral, "longitude": numeral, "postalcode": id, "detail": text, "hotels": number}))}), "category")}) };
