// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { day, entries, fields, link, text } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const getStaticContent: DeclaredCall<'getStaticContent'> = { path: "/content/:contentId", base: frontGateway, shape: fields({"id": text, "title": text, "html": text}, {"description": text, "alternateUrls": entries(text, link), "article": fields({"date": day}, {"imageUrl": link})}) };
