// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { getBoughtGiftShape } from './get-bought-gift-shape.generated.ts';

export const getBoughtGift: DeclaredCall<'getBoughtGift'> = { path: "/gifts/bought", shape: getBoughtGiftShape };
