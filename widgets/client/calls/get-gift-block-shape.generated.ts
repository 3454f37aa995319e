// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import { entries, fields, link, text } from '../transport/read-answer.ts';

export const getGiftBlockShape = entries(text, fields({"title": text}, {"subtitle": text, "imageS": link, "imageL": link, "boxURL": link, "singleVoucherURL": link, "giftcardURL": link, "activityOnlyURL": link, "howItWorksVideo": link, "campaign": text, "category": text}));
