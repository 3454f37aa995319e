// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { siteOrigin } from '../transport/call-bases.ts';

export const postCollect: DeclaredCall<'postCollect'> = { path: "/analytics/ga/collect/:pos", base: siteOrigin, method: "POST" };
