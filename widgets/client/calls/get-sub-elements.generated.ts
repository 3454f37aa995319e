// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { entries, fields, flag, id, list, number, text } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const getSubElements: DeclaredCall<'getSubElements'> = { path: "/sub-elements/available-custom-sub-elements", base: frontGateway, shape: fields({"availableCustomSubElements": list(fields({"id": id, "name": text, "imageUrl": text, "recommendedByWed": flag, "price": number, "categoryId": id})), "categories": list(fields({"id": id, "description": text, "names": entries(text, text), "singleSelection": flag}))}) };
