import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Call } from '../../../widgets/contract/call.ts';
import { errorAnswer } from '../../../widgets/contract/error-answer.ts';
import { ERRORS } from '../../../widgets/core/errors/catalogue.ts';
import type { AnswerSource } from '../answers/answer-version.ts';
import { whoMayMake } from '../plugins/who-may-make.ts';

/** Where each base address of the contract is mounted. */
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

/** What a handler answers: JSON of the contract's shape, or the reply itself where the answer is no JSON. */
type Answer<Declared extends Call> =
  NonNullable<Declared['answer']> extends z.core.$ZodType
    ? z.input<NonNullable<Declared['answer']>> | Sent<Declared>
    : FastifyReply;

type Sent<Declared extends Call> = z.output<NonNullable<Declared['answer']>>;

/** How a call differs from the others as a route. */
export interface RouteSettings {
  /** What of the catalogue its answers are made from, where it is nothing else: see keep-answers.ts. */
  source?: AnswerSource;
  /** The path as the router needs it, where it differs from the contract's. */
  routerPath?: string;
}

/** Declares a route from a call of the contract: its checks and its OpenAPI entry come from the schemas. */
export function declare<Declared extends Call>(
  app: FastifyInstance,
  call: Declared,
  answer: (checked: CheckedRequest<Declared>) => Answer<Declared> | Promise<Answer<Declared>>,
  { source, routerPath = call.path }: RouteSettings = {},
): void {
  const { id, method, base, summary, params, query, headers, body, status = 200, limit } = call;
  app.route({
    method,
    url: MOUNTS[base] + routerPath,
    config: {
      call: id,
      from: whoMayMake(call),
      ...(limit && { limit }),
      cacheControl: cacheControlOf(call),
      ...(source && { source }),
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
    // An answer that is no promise is sent without waiting for one.
    handler: (request, reply) => {
      if (status !== 200) void reply.code(status);
      const answered = answer({
        params: request.params,
        query: request.query,
        headers: request.headers,
        body: request.body,
        request,
        reply,
      } as unknown as CheckedRequest<Declared>);
      return answered === undefined ? Promise.resolve() : answered;
    },
  });
}

/** The `Cache-Control` of the answers to a call. */
function cacheControlOf(call: Call): string {
  const isOpen = call.method === 'GET' && call.safe && whoMayMake(call) === 'anyone';
  const { keep = isOpen ? 0 : 'never' } = call;
  if (keep === 'never') return 'private, no-store';
  if (keep === 'forever') return 'public, max-age=31536000, immutable';
  return keep > 0 ? `public, max-age=${keep}` : 'no-cache';
}

/** What each status answers; plugins/complete-document.ts adds the codes and what the server itself refuses. */
function responsesOf({ answer, status = 200, refusals = [] }: Call): Record<number, z.core.$ZodType> {
  return {
    ...(answer && { [status]: answer }),
    400: errorAnswer,
    429: errorAnswer,
    503: errorAnswer,
    ...Object.fromEntries(refusals.map((code) => [ERRORS[code].status, errorAnswer])),
  };
}
