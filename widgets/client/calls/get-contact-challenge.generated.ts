// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../client-call.ts';
import { fields, number, text } from '../read-answer.ts';
import { frontGateway } from '../call-bases.ts';

export const getContactChallenge: DeclaredCall<'getContactChallenge'> = { path: "/contact/challenge", base: frontGateway, shape: fields({"algorithm": text, "challenge": text, "maxnumber": number, "salt": text, "signature": text}) };
