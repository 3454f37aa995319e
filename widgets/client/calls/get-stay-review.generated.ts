// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { day, fields, list, number, oneOf, text } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const getStayReview: DeclaredCall<'getStayReview'> = { path: "/stay-review", base: frontGateway, shape: fields({"bookingNumber": text, "hotel": fields({"id": text, "label": text}), "label": text, "checkin": day, "checkout": day, "state": oneOf("open", "pending", "published", "rejected"), "names": fields({"initial": text, "first": text})}, {"written": fields({"stars": number, "criteria": list(fields({"label": text, "stars": number})), "title": text, "liked": text, "disliked": text, "company": oneOf("couple", "family", "friends", "alone"), "name": oneOf("initial", "first", "none")})}) };
