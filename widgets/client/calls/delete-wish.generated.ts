// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../client-call.ts';
import { frontGateway } from '../call-bases.ts';
import { postWishShape } from './post-wish-shape.generated.ts';

export const deleteWish: DeclaredCall<'deleteWish'> = { path: "/wishlist/:productId", base: frontGateway, method: "DELETE", shape: postWishShape, refusals: ["FORBIDDEN"] };
