// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { fields, id, link, list, number, text } from '../transport/read-answer.ts';

export const getNearbyHotels: DeclaredCall<'getNearbyHotels'> = { path: "/hotels/:hotelId/nearby.json", shape: list(fields({"id": id, "uri": link, "label": text, "location": fields({"label": text}, {"uri": link, "lat": number, "lng": number, "latitude": number, "longitude": number, "address": text, "zipCode": text, "completeAddress": fields({"streetAddress": text, "zipCode": text}), "region": text, "city": text, "postcode": text})}, {"star": number, "stars": number, "review": fields({"count": number, "average": number}), "imageUrl": text, "fromPrice": number, "distance": number})) };
