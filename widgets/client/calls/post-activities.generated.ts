// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { day, fields, id, knownOf, number } from '../transport/read-answer.ts';
import { offerCardShape } from './offer-card-shape.generated.ts';

export const postActivities: DeclaredCall<'postActivities'> = { path: "/search/activity-only.json", method: "POST", shape: fields({"exactMatch": knownOf(offerCardShape, "itemCategory", ["weekend","single_voucher","activity"]), "searchDetails": fields({"adult": number, "child": number, "baby": number, "totalCount": number}, {"checkin": day, "night": number, "hotelId": id, "place": fields({}, {"lat": number, "lng": number, "region": id, "country": id})})}, {"packages": knownOf(offerCardShape, "itemCategory", ["weekend","single_voucher","activity"])}) };
