// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { fields, link, list } from '../transport/read-answer.ts';

export const getActivityImages: DeclaredCall<'getActivityImages'> = { path: "/activities/:id/images.json", shape: fields({"thumbnail": list(link), "small": list(link), "large": list(link)}) };
