// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { fields, link, list, text } from '../transport/read-answer.ts';
import { siteOrigin } from '../transport/call-bases.ts';

export const getLandings: DeclaredCall<'getLandings'> = { path: "/content/landing/:file", base: siteOrigin, shape: fields({"slugs": list(text), "groups": list(fields({"title": text, "links": list(fields({"label": text, "url": link}))}))}, {"boxListing": fields({"seo": fields({"title": text, "description": text}), "texts": list(fields({"title": text, "text": text})), "groups": list(fields({"title": text, "links": list(fields({"label": text, "url": link}))}))})}) };
