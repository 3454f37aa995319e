// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { day, entries, fields, number, text } from '../transport/read-answer.ts';

export const getCalendarMonths: DeclaredCall<'getCalendarMonths'> = { path: "/calendar-month.json", shape: entries(day, fields({"price": text, "amount": number, "minLos": number})) };
