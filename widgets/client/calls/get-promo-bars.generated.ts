// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.
import type { DeclaredCall } from '../transport/client-call.ts';
import { fields, flag, link, list, someOf, text } from '../transport/read-answer.ts';

export const getPromoBars: DeclaredCall<'getPromoBars'> = { path: "/cms/promoBars", shape: list(fields({"internalCode": text, "links": list(fields({"label": text, "url": link}, {"newTab": flag, "variation": someOf("default", "black")}))}, {"campaign": text, "category": text, "page": text, "flow": text, "colorPalette": fields({}, {"background": text, "font": someOf("dark", "light")})})) };
