// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import { fields, flag, id, list, text } from '../transport/read-answer.ts';

export const programItemShape = fields({"title": text, "detailList": list(text), "whyList": list(text), "mustKnowList": list(text), "schedules": list(text), "type": text, "importantInfos": list(text)}, {"activityId": id, "imageUrl": text, "duration": text, "where": text, "how": text, "repeated": flag, "icon": text, "activityParticipantsLabel": text, "displayPax": flag, "menu": list(text), "when": text, "singleDay": flag});
