// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { either, fields, id, link, list, number, text } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const getBoxes: DeclaredCall<'getBoxes'> = { path: "/boxes/search", base: frontGateway, shape: fields({"boxes": list(fields({"title": text, "price": either(number, fields({"sellPrice": number}, {"referencePrice": number, "promo": number}))}, {"id": id, "code": text, "description": text, "rating": number, "promoPrice": number, "imageUrl": text, "link": fields({"url": link}, {"campaign": text, "category": text}), "includedContent": text, "images": fields({}, {"main": text, "mainBySize": fields({}, {"thumbnail": text, "small": text, "large": text, "640_360": text}), "catalog": list(fields({}, {"thumbnail": text, "small": text, "large": text, "description": text, "title": text}))}), "slug": text}))}) };
