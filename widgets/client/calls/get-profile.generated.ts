// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { fields, list, oneOf, text } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const getProfile: DeclaredCall<'getProfile'> = { path: "/account/profile", base: frontGateway, shape: fields({"email": text, "firstName": text, "lastName": text, "phone": text, "locale": oneOf("fr_FR", "es_ES", "fr_BE", "nl_BE", "nl_NL", "it_IT"), "street": text, "zipCode": text, "city": text, "country": text, "companions": list(fields({"firstName": text, "lastName": text}))}) };
