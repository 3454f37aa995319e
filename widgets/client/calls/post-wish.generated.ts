// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { deleteWishShape } from './delete-wish-shape.generated.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const postWish: DeclaredCall<'postWish'> = { path: "/wishlist/:productId", base: frontGateway, method: "POST", shape: deleteWishShape, refusals: ["SIGN_IN_REQUIRED","FORBIDDEN"] };
