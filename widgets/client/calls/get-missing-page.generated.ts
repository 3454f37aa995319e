// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { siteOrigin } from '../transport/call-bases.ts';

export const getMissingPage: DeclaredCall<'getMissingPage'> = { path: "/error", base: siteOrigin };
