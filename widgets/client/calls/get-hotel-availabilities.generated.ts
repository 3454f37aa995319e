// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { day, fields, list, number, oneOf } from '../transport/read-answer.ts';

export const getHotelAvailabilities: DeclaredCall<'getHotelAvailabilities'> = { path: "/hotels/:hotelId/availabilities.json", shape: list(fields({"day": day, "minLos": number, "displayTotalPrice": number, "status": oneOf("included", "supplement", "notAvailable")})) };
