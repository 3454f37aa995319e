// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { entries, fields, id, number, numeral, text } from '../transport/read-answer.ts';

export const getAutocomplete: DeclaredCall<'getAutocomplete'> = { path: "/autocomplete-geonames.json", shape: entries(text, fields({"value": text}, {"id": id, "label": text, "category": fields({"key": text, "label": text, "icon": text}), "latitude": numeral, "longitude": numeral, "postalcode": id, "detail": text, "hotels": number})) };
