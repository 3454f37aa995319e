import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { codeOfStatus } from '@staykit/values/errors/code-groups.ts';
import { databaseFault, toCallerError } from '../database/database-fault.ts';
import { report } from '../observe/observe.ts';
import { GatewayError } from './gateway-error.ts';
import { MissingContent } from './missing-content.ts';
import { NotConfiguredError } from './not-configured-error.ts';

/** Default `Retry-After` in seconds. */
const RETRY_AFTER = 2;

/** Answers every error of the routes of `app` as `{code, message, requestId}`. */
export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
}

/** Sends an error as our JSON error. Internal errors are logged; their details are not sent. [ERROR-08] */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A disk may be full wherever something is written.
  const isFull = databaseFault(thrown instanceof GatewayError ? thrown.cause : thrown) === 'full';
  const error = isFull ? toCallerError(thrown) : thrown;
  const status = statusOf(error);
  const code = error instanceof GatewayError ? error.code : codeOfStatus(status);
  if (!(error instanceof MissingContent))
    report('refusal', { call: request.routeOptions?.config?.call ?? 'page', code });
  if (error instanceof NotConfiguredError)
    request.log.warn({ setting: error.setting }, 'a call needs a setting that is absent');
  else if (isAbandoned(error, request)) request.log.debug('the visitor closed the connection');
  else if (isFull || (status >= 500 && status !== 503)) request.log.error({ err: error }, 'a call failed');
  if (status === 429 || status === 503) {
    const seconds = error instanceof GatewayError ? error.retryAfter : undefined;
    if (!reply.hasHeader('Retry-After')) void reply.header('Retry-After', String(seconds ?? RETRY_AFTER));
  }
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send({
      code,
      message: messageOf(error, status),
      requestId: request.id,
      ...(error instanceof GatewayError && error.details && { details: error.details }),
    });
}

/** Whether an answer was cut off because the visitor had left. */
function isAbandoned(error: unknown, { raw }: FastifyRequest): boolean {
  return (error as { code?: unknown } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed;
}

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : 500;
}

function messageOf(error: unknown, status: number): string {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const where = error.validationContext ?? 'request';
    return error.validation
      .map(({ instancePath, message }) => {
        const field = instancePath.slice(1).replaceAll('/', '.');
        return field ? `${where}: ${field}: ${message}` : `${where}: ${message}`;
      })
      .join('; ');
  }
  if (status >= 500 && !(error instanceof GatewayError))
    return 'Internal error. Report it with its requestId.';
  return error instanceof Error ? error.message : 'The request was refused.';
}
