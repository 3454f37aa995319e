import type { ReactElement } from 'react';
import type { ProductDetail } from '../../../widgets/core/offer/product.ts';
import type { PageRequest } from '../../render/page.ts';

/** What a page knows of the stay and of who asks. */
export interface UserContextInput {
  offer: ProductDetail;
  request: PageRequest;
}

/** What the page of a stay shows besides to somebody who is signed in. */
export type UserContext = (input: UserContextInput) => ReactElement | null;

/** account.userContext: nothing; the page is the same for everybody. [PRODUCT-41] */
export const USER_CONTEXT: UserContext | undefined = undefined;
