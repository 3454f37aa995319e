// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { fields, text } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const getCareToken: DeclaredCall<'getCareToken'> = { path: "/care/embedded-token", base: frontGateway, shape: fields({"credential": text}) };
