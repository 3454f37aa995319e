import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

const EMAIL = /[^\s@"'/?&=:(),\\]+(?:@|%40)[^\s@"'/?&=(),\\]+\.[A-Za-z]{2,}/g;

/** Fields that are always redacted. */
const NEVER = [
  'email',
  'name',
  'phone',
  'password',
  'token',
  'credential',
  'cookie',
  'authorization',
  'cardNumber',
  'description',
  'body',
  'query',
];

/** The network part of an address: enough to recognise a flood, not a person. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d+(\.\d+){3}$/.test(address)) return address.replace(/\.\d+$/, '.0');
  return `${address.split(':').slice(0, 3).join(':')}::`;
}

/**
 * Logger options: JSON lines with request id and path, without personal data. No query, headers, body or full address,
 * and e-mail addresses are removed from every text.
 */
export function logSettings(level = 'warn'): LoggerOptions {
  return {
    level,
    redact: { paths: NEVER.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '(left out)' },
    serializers: {
      req: (request: FastifyRequest) => ({
        id: request.id,
        method: request.method,
        path: request.url?.split('?', 1)[0],
        from: networkOf(request.ip ?? ''),
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        message: error.message,
        ...(error.code !== undefined && { code: error.code }),
        // The first line repeats the message, and database messages may hold values.
        stack: error.stack?.split('\n').slice(1, 12).join('\n'),
      }),
    },
    hooks: { streamWrite: (line) => line.replace(EMAIL, '(removed)') },
  };
}
