// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { fields, id, list } from '../transport/read-answer.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const getWishlist: DeclaredCall<'getWishlist'> = { path: "/wishlist", base: frontGateway, shape: fields({"productIds": list(id)}) };
