import * as z from 'zod/mini';
import { answer, idText } from '../answer-parts.ts';
import { call } from '../call.ts';
import * as part from '../query-parts.ts';

const wish = answer({ productId: idText(), wished: z.boolean() });
const params = z.object({ productId: part.id() });

/** GET /wishlist: the wishlist of a visitor, newest first. */
export const getWishlist = call({
  id: 'getWishlist',
  method: 'GET',
  base: 'gateway',
  path: '/wishlist',
  summary: 'Products on the wishlist, newest first.',
  answer: answer({ productIds: z.array(idText()) }),
  safe: true,
  from: 'shop',
});

/** GET /wishlist/{productId}: whether a product is on the wishlist. [PAPI-34] */
export const getWish = call({
  id: 'getWish',
  method: 'GET',
  base: 'gateway',
  path: '/wishlist/:productId',
  summary: 'Whether a product is on the wishlist.',
  params,
  answer: wish,
  safe: true,
  from: 'shop',
});

/** POST /wishlist/{productId}: adds it to the wishlist. [PAPI-34] */
export const postWish = call({
  id: 'postWish',
  method: 'POST',
  base: 'gateway',
  path: '/wishlist/:productId',
  summary: 'Adds a product to the wishlist of the account, or of a visitor with consent.',
  params,
  answer: wish,
  refusals: ['SIGN_IN_REQUIRED', 'FORBIDDEN'],
  safe: false,
  from: 'shop',
});

/** DELETE /wishlist/{productId}: removes it from the wishlist. [PAPI-34] */
export const deleteWish = call({
  id: 'deleteWish',
  method: 'DELETE',
  base: 'gateway',
  path: '/wishlist/:productId',
  summary: 'Removes a product from the wishlist.',
  params,
  answer: wish,
  refusals: ['FORBIDDEN'],
  safe: false,
  from: 'shop',
});
