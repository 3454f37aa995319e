// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import { fields, flag, id } from '../transport/read-answer.ts';

export const deleteWishShape = fields({"productId": id, "wished": flag});
