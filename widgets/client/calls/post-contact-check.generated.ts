// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../client-call.ts';
import { fields, number, text } from '../read-answer.ts';
import { frontGateway } from '../call-bases.ts';

export const postContactCheck: DeclaredCall<'postContactCheck'> = { path: "/contact/check", base: frontGateway, method: "POST", shape: fields({"token": text, "expiresIn": number}), refusals: ["BOT_CHECK_FAILED","FORBIDDEN"] };
