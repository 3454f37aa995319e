import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { ERRORS, type ErrorCode } from '../../../widgets/core/errors/catalogue.ts';
import { SAFE_HEADERS } from './safe-headers.ts';

/** What the parser of Node says of a request that it gives up, and what it is answered with. */
const ANSWERS: Readonly<Record<string, [code: ErrorCode, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['HEADERS_TOO_LARGE', 'The headers and the address are larger than 16 KB.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['BODY_TOO_LARGE', 'The body is larger than any good one.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['TIMEOUT', 'The request did not come to its end in time.'],
};

/** Milliseconds that a sender has to take the answer. */
const PATIENCE_MS = 1_000;

/**
 * Answers a request that cannot be read at all, in the words of the catalogue: nothing of the server is there yet but
 * the connection.
 */
export function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [code, message] = readable(error);
  const status = code === 'TIMEOUT' ? 408 : ERRORS[code].status;
  const requestId = randomUUID();
  const body = JSON.stringify({ code, message, requestId });
  const headers = {
    ...SAFE_HEADERS,
    'X-Request-Id': requestId,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  // Whoever still sends is read to the end for a moment: a connection that is cut loses the answer on its way.
  socket.on('data', () => undefined);
  socket.on('error', () => socket.destroy());
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  setTimeout(() => socket.destroy(), PATIENCE_MS).unref();
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

function readable(error: ConnectionError): [ErrorCode, string] {
  const known = ANSWERS[error.code ?? ''] ?? ['BAD_REQUEST', 'This is no request of HTTP.'];
  // The parser counts the address among the headers: without an end of its line it was the address.
  // Typed as what a Buffer turns into in JSON, and a Buffer.
  const packet = error.rawPacket as unknown as Buffer | undefined;
  const isAddress = known[0] === 'HEADERS_TOO_LARGE' && packet?.includes('\n') === false;
  return isAddress ? ['URI_TOO_LONG', 'The address is longer than any good one.'] : known;
}
