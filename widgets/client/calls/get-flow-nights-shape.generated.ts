// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import { list, number } from '../transport/read-answer.ts';

export const getFlowNightsShape = list(number);
