// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { fields, number, text } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const getContactChallenge: DeclaredCall<'getContactChallenge'> = { path: "/contact/challenge", base: frontGateway, shape: fields({}, {"algorithm": text, "challenge": text, "maxnumber": number, "salt": text, "signature": text, "script": fields({"scriptUrl": text, "siteKey": text, "globalName": text})}) };
