// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { fields, link, list, text } from '../transport/read-answer.ts';
import { siteOrigin } from '../transport/call-bases.ts';

export const getIdeas: DeclaredCall<'getIdeas'> = { path: "/content/ideas/:file", base: siteOrigin, shape: fields({"title": text, "intro": text, "sections": list(fields({"title": text, "ideas": list(fields({"label": text, "url": link, "cover": link}))}, {"intro": text})), "regions": list(fields({"label": text, "url": link}))}) };
