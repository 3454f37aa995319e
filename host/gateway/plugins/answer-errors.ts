import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorCode } from '../../../widgets/core/errors/catalogue.ts';
import { GatewayError } from './gateway-error.ts';
import { NotConfiguredError } from './not-configured-error.ts';

const CODES: Record<number, ErrorCode> = {
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  414: 'URI_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  431: 'HEADERS_TOO_LARGE',
  503: 'UNAVAILABLE',
  504: 'TIMEOUT',
};

/** Seconds after which a refused or unlucky client may come back, where nobody says better. */
const RETRY_AFTER = 2;

/** Answers every error of the routes of `app` as `{code, message, requestId}`. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply));
}

/** The answer to an error, whoever raised it. What broke inside is logged and not told. [ERROR-08] */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  const code =
    error instanceof GatewayError ? error.code : (CODES[status] ?? (status < 500 ? 'BAD_REQUEST' : 'SERVER'));
  if (error instanceof NotConfiguredError)
    request.log.warn({ setting: error.setting }, 'a call needs a setting that is absent');
  else if (status >= 500 && status !== 503) request.log.error({ err: error }, 'a call failed');
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
  if (status >= 500 && !(error instanceof GatewayError)) return 'The server could not answer this request.';
  return error instanceof Error ? error.message : 'The request was refused.';
}
