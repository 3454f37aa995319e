import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Call } from '@staykit/contract/call.ts';
import { errorAnswer } from '@staykit/contract/error-answer.ts';
import { ERRORS } from '@staykit/values/errors/catalogue.ts';
import type { CacheSource } from '../response-cache/cache-version.ts';
import { callAccess } from './call-access.ts';

/** The mount path of each base address of the contract. */
export const MOUNTS = {
  api: '/api',
  searchApi: '/search-api',
  gateway: '/gateway',
  wedEndpoint: '/api',
  origin: '',
} as const;

type Part<Declared extends Call, Key extends 'params' | 'query' | 'headers' | 'body'> =
  NonNullable<Declared[Key]> extends z.core.$ZodType ? z.output<NonNullable<Declared[Key]>> : undefined;

/** A request whose parts were checked against the contract. */
export interface CheckedRequest<Declared extends Call> {
  params: Part<Declared, 'params'>;
  query: Part<Declared, 'query'>;
  headers: Part<Declared, 'headers'>;
  body: Part<Declared, 'body'>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A handler's result: JSON in the contract's shape, or the reply itself for other content types. */
type Answer<Declared extends Call> =
  NonNullable<Declared['answer']> extends z.core.$ZodType
    ? z.input<NonNullable<Declared['answer']>> | Sent<Declared>
    : FastifyReply;

type Sent<Declared extends Call> = z.output<NonNullable<Declared['answer']>>;

/** Route options that the contract does not have. */
export interface RouteSettings {
  /**
   * What the answer is made from, for calls that the response cache may store: see response-cache/cache-responses.ts.
   */
  source?: CacheSource;
  /** The next instant in ms since 1970 at which the answer changes by a schedule: caches keep it no longer. */
  nextChange?: () => number | undefined;
  /** The path for the router, where it differs from the contract's. */
  routerPath?: string;
  /** Largest body in bytes, where it differs from that of other calls. */
  bodyLimit?: number;
}

/** Declares a route from a call of the contract: its checks and its OpenAPI entry come from the schemas. */
export function declare<Declared extends Call>(
  app: FastifyInstance,
  call: Declared,
  answer: (checked: CheckedRequest<Declared>) => Answer<Declared> | Promise<Answer<Declared>>,
  { source, nextChange, routerPath = call.path, bodyLimit }: RouteSettings = {},
): void {
  type Checked = CheckedRequest<Declared>;
  const { id, method, base, summary, params, query, headers, body, status = 200, limit, limitedBy } = call;
  app.route({
    method,
    url: MOUNTS[base] + routerPath,
    ...(bodyLimit !== undefined && { bodyLimit }),
    config: {
      call: id,
      from: callAccess(call),
      ...(limit && { limit }),
      ...(limitedBy !== undefined && { limitedBy }),
      cacheControl: cacheControlOf(call),
      ...(source && { source }),
      ...(nextChange && { nextChange }),
    },
    schema: {
      operationId: id,
      summary,
      tags: [base],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(body && { body }),
      response: responsesOf(call),
    },
    // A synchronous answer is sent without a promise.
    handler: (request, reply) => {
      if (status !== 200) void reply.code(status);
      const answered = answer({
        params: request.params as Checked['params'],
        query: request.query as Checked['query'],
        headers: request.headers as Checked['headers'],
        body: request.body as Checked['body'],
        request,
        reply,
      });
      return answered === undefined ? Promise.resolve() : answered;
    },
  });
}

/** The `Cache-Control` of a call's successful answers. */
function cacheControlOf(call: Call): string {
  const isOpen = call.method === 'GET' && call.safe && callAccess(call) === 'anyone';
  const { keep = isOpen ? 0 : 'never' } = call;
  if (keep === 'never') return 'private, no-store';
  if (keep === 'forever') return 'public, max-age=31536000, immutable';
  return keep > 0 ? `public, max-age=${keep}` : 'no-cache';
}

/** Response schemas by status; openapi/complete-document.ts adds the error codes. */
function responsesOf({ answer, status = 200, refusals = [] }: Call): Record<number, z.core.$ZodType> {
  return {
    ...(answer && { [status]: answer }),
    400: errorAnswer,
    429: errorAnswer,
    503: errorAnswer,
    ...Object.fromEntries(refusals.map((code) => [ERRORS[code].status, errorAnswer])),
  };
}
