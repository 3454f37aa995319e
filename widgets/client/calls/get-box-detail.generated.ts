// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { entries, fields, id, link, list, number, text } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const getBoxDetail: DeclaredCall<'getBoxDetail'> = { path: "/boxes/:code/product-detail", base: frontGateway, shape: fields({"code": text, "title": text, "slug": text, "description": text, "includedContent": text, "value": number, "price": fields({"sellPrice": number}, {"referencePrice": number, "promo": number}), "searchCriteria": fields({"subthemas": list(id)}), "images": fields({}, {"main": text, "mainBySize": fields({}, {"thumbnail": text, "small": text, "large": text, "640_360": text}), "catalog": list(fields({}, {"thumbnail": text, "small": text, "large": text, "description": text, "title": text}))}), "pageModel": fields({"metaRobots": text, "pageTitle": text}, {"canonicalUrl": link, "metaDescription": text, "alternateUrls": entries(text, text)})}, {"validMonths": number}) };
