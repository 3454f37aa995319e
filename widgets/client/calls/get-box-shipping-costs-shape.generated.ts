// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import { entries, fields, number, text } from '../transport/read-answer.ts';

export const getBoxShippingCostsShape = fields({"shippingCostsPerCountry": entries(text, fields({}, {"shippingCost": number, "internationalShippingFee": number}))});
