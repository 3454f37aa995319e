// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { fields, id, knownOf, list, number, text } from '../transport/read-answer.ts';
import { offerCardShape } from './offer-card-shape.generated.ts';
import { searchApi } from '../transport/call-bases.ts';

export const postOffers: DeclaredCall<'postOffers'> = { path: "/offers.json", base: searchApi, method: "POST", shape: fields({"packages": knownOf(fields({"id": id, "label": text, "location": fields({"lat": number, "lng": number}), "weekendIds": list(id)}, {"fromPrice": number, "fromNights": number}), "location")}, {"exactMatch": knownOf(offerCardShape, "itemCategory", ["weekend","single_voucher","activity"])}) };
