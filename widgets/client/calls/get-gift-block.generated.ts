// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { frontGateway } from '../transport/call-bases.ts';
import { getGiftBlockShape } from './get-gift-block-shape.generated.ts';

export const getGiftBlock: DeclaredCall<'getGiftBlock'> = { path: "/content/giftBlock", base: frontGateway, shape: getGiftBlockShape };
