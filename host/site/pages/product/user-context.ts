import type { ReactElement } from 'react';
import type { ProductDetail } from '@staykit/core/offer/product.ts';
import type { PageRequest } from '../../framework/request/page-request.ts';

/** What a page knows of the stay and of who asks. */
export interface UserContextInput {
  offer: ProductDetail;
  request: Pick<PageRequest, 'address' | 'locale' | 't' | 'visit'>;
}

/** What the page of a stay shows besides to somebody who is signed in. */
export type UserContext = (input: UserContextInput) => ReactElement | null;

/** account.userContext: nothing; the page is the same for everybody. [PRODUCT-41] */
export const USER_CONTEXT: UserContext | undefined = undefined;
