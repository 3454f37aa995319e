import type * as z from 'zod/mini';
import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';

/**
 * The base addresses that calls go to; each is a setting. `gateway` is `{frontGateway}` of the specification, `origin`
 * the site itself: paths there must be no page's.
 */
export type CallBase = 'api' | 'searchApi' | 'gateway' | 'wedEndpoint' | 'origin';

/** One call: the gateway declares its route from it, and the client's check is made from `answer`. */
export interface Call {
  /** Unique name, also the operation id of the OpenAPI document. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  base: CallBase;
  /** Path below the base address; `:name` is a parameter. */
  path: string;
  /** Its purpose in one sentence. */
  summary: string;
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  /** Headers that the call reads, in lower case. */
  headers?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** The schema of the answer; absent if the answer is not JSON. */
  answer?: z.core.$ZodType;
  /** Content types of an answer that is not JSON. */
  media?: readonly string[];
  /** Status of a good answer. Default: 200. */
  status?: 200 | 201 | 202 | 204 | 303;
  /** Its error codes besides BAD_REQUEST, RATE_LIMITED and UNAVAILABLE; OpenAPI lists their statuses. */
  refusals?: readonly ErrorCode[];
  /** It changes nothing on the server, so it can be retried after a failure. */
  safe: boolean;
  /**
   * Whose pages may make it. `anyone`: every origin, without credentials (a safe call by default).
   * `partners`: the shop and the `origins` of partner files. `shop`: the shop's own pages alone, with cookies (any
   * other call by default).
   */
  from?: 'anyone' | 'partners' | 'shop';
  /**
   * How long browsers and caches on the way may keep a good answer to a GET, in seconds. 0: they ask each time whether
   * it still holds, by its `ETag` (a safe call that anyone may make by default). `forever`: an
   * address always has the same answer. `never`: it is one visitor's, or made for this moment (any other call, unless
   * stated).
   */
  keep?: number | 'forever' | 'never';
  /**
   * How often one address may make it in a minute, besides the limit of all calls. `strict`: what somebody could
   * guess at (a code, a password). `form`: what fills a table.
   */
  limit?: 'strict' | 'form';
  /** The field of the query that `limit` counts; without it all requests count. */
  limitedBy?: string;
}

/** Declares a call and keeps the types of its schemas. */
export function call<const Declared extends Call>(declared: Declared): Declared {
  return declared;
}
