// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { fields, link, list, text } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const getMarketingArticles: DeclaredCall<'getMarketingArticles'> = { path: "/marketing/articles", base: frontGateway, shape: fields({"articles": list(fields({"id": text, "title": text, "intro": text, "url": link}, {"images": fields({"large": link, "small": link}, {"alt": text})}))}) };
