import * as z from 'zod/mini';
import { CLIENT_ERROR_LOCATION, CLIENT_ERROR_MESSAGE_LENGTH } from '@staykit/values/errors/client-error.ts';
import { call } from '../call.ts';
import * as part from '../query-parts.ts';

/** An error of a page. [PAPI-30] */
export const clientError = z.object({
  level: z.literal('ERROR'),
  message: z.string().check(z.maxLength(CLIENT_ERROR_MESSAGE_LENGTH)),
  location: z._default(z.string().check(z.maxLength(80)), CLIENT_ERROR_LOCATION),
  locale: part.locale(),
  /** The page, without what follows `?` and `#`. [PAPI-31] */
  page: z.string().check(z.maxLength(2_000)),
});

/** POST /errors: reports an error of a page to the operators. [PAPI-30] [PAPI-31] */
export const postClientError = call({
  id: 'postClientError',
  method: 'POST',
  base: 'gateway',
  path: '/errors',
  summary: 'Records an error of a page.',
  body: clientError,
  status: 204,
  refusals: ['FORBIDDEN'],
  safe: false,
  from: 'partners',
  limit: 'form',
});

/** GET /error: reports a page that was not found. [PAPI-28] */
export const getMissingPage = call({
  id: 'getMissingPage',
  method: 'GET',
  base: 'origin',
  path: '/error',
  summary: 'Counts a missing page.',
  query: z.object({ uri: z.string().check(z.minLength(1), z.maxLength(4_000)), locale: part.locale() }),
  status: 204,
  safe: false,
  keep: 'never',
  from: 'anyone',
  limit: 'form',
});
