// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import { fields, link, list, someOf, text } from '../transport/read-answer.ts';

export const getAnnouncementBannerShape = fields({}, {"data": fields({"content": text}, {"title": text, "link": fields({"url": link}), "colorVariation": someOf("black", "grey", "red", "yellow", "blue", "green"), "flow": text, "page": text, "locale": text, "localizations": list(fields({"content": text}, {"title": text, "link": fields({"url": link}), "colorVariation": someOf("black", "grey", "red", "yellow", "blue", "green"), "flow": text, "page": text, "locale": text}))})});
