// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../client-call.ts';
import { siteOrigin } from '../call-bases.ts';

export const getMissingPage: DeclaredCall<'getMissingPage'> = { path: "/error", base: siteOrigin };
