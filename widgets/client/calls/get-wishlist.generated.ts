// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../client-call.ts';
import { fields, id, list } from '../read-answer.ts';
import { frontGateway } from '../call-bases.ts';

export const getWishlist: DeclaredCall<'getWishlist'> = { path: "/wishlist", base: frontGateway, shape: fields({"productIds": list(id)}) };
