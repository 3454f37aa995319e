// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { either, fields, id, list, number, text } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';
import { offerCardShape } from './offer-card-shape.generated.ts';

export const getBoxOffers: DeclaredCall<'getBoxOffers'> = { path: "/boxes/:boxCode/offers", base: frontGateway, shape: fields({"exactMatch": list(either(offerCardShape, fields({"id": id}, {"location": fields({"lat": number, "lng": number}), "label": text, "price": number}))), "searchDetails": fields({"totalCount": number})}) };
