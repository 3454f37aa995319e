import * as z from 'zod/mini';
import { call } from '../call.ts';
import * as part from '../query-parts.ts';

const text = (letters: number) => z.string().check(z.maxLength(letters));

/** An event in the format of Google Analytics. [ANALYTICS-01] */
export const collectedEvent = z.object({
  name: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/, 'a name of letters, digits and _')),
  params: z.record(z.string(), z.unknown()),
});

/** Events sent together. [ANALYTICS-01] [SAPI-13] */
export const collectedPayload = z.object({
  client_id: text(200),
  user_id: z.optional(text(200)),
  user_data: z.optional(z.record(z.string(), z.unknown())),
  non_personalized_ads: z.boolean(),
  events: z.array(collectedEvent).check(z.minLength(1), z.maxLength(25)),
});

/** POST /analytics/ga/collect/{pos}: events of the page, also from a beacon (text/plain). [SAPI-13] */
export const postCollect = call({
  id: 'postCollect',
  method: 'POST',
  base: 'origin',
  path: '/analytics/ga/collect/:pos',
  summary: 'Accepts analytics events; identifying fields are removed without consent to personalised ads.',
  params: z.object({ pos: part.oneOf(['fr', 'es', 'be', 'nl', 'it', 'FR', 'ES', 'BE', 'NL', 'IT']) }),
  body: collectedPayload,
  status: 204,
  refusals: ['FORBIDDEN', 'UNSUPPORTED_MEDIA_TYPE'],
  safe: false,
  from: 'partners',
});
