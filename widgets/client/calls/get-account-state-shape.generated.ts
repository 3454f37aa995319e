// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import { count, fields, flag, text } from '../transport/read-answer.ts';

export const getAccountStateShape = fields({"signedIn": flag, "care": flag, "wishes": count}, {"name": text});
