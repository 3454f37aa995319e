// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { getGiftBlockShape } from './get-gift-block-shape.generated.ts';
import { siteOrigin } from '../transport/call-bases.ts';

export const getGiftBlockFile: DeclaredCall<'getGiftBlockFile'> = { path: "/content/giftBlock.json", base: siteOrigin, shape: getGiftBlockShape };
