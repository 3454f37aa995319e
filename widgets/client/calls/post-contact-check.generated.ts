// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { fields, number, text } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const postContactCheck: DeclaredCall<'postContactCheck'> = { path: "/contact/check", base: frontGateway, method: "POST", shape: fields({"token": text, "expiresIn": number}), refusals: ["BOT_CHECK_FAILED","FORBIDDEN"] };
