// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import { day, fields, list, number, someOf } from '../transport/read-answer.ts';

export const getCheckinPricesShape = list(fields({"day": day, "minLos": number, "displayTotalPrice": number}, {"status": someOf("included", "supplement", "notAvailable")}));
