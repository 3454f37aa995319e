// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { frontGateway } from '../transport/call-bases.ts';

export const postReceivedGift: DeclaredCall<'postReceivedGift'> = { path: "/account/gifts/received", base: frontGateway, method: "POST" };
