import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { ERRORS, type ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';

/** Error codes of Node's HTTP parser and the error that we send for each. */
const ANSWERS: Readonly<Record<string, [code: ErrorCode, message: string]>> = {
  HPE_HEADER_OVERFLOW: ['HEADERS_TOO_LARGE', 'Headers and URL are larger than 16 KB.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['BODY_TOO_LARGE', 'The body is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['TIMEOUT', 'The request was not received in time.'],
};

/** Milliseconds until the socket is closed, whether or not the client has read the answer. */
const PATIENCE_MS = 1_000;

/** Handles `clientError`: sends our JSON error before Fastify has a request. */
export function handleClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [code, message] = readable(error);
  const status = code === 'TIMEOUT' ? 408 : ERRORS[code].status;
  const requestId = randomUUID();
  const body = JSON.stringify({ code, message, requestId });
  const headers = {
    ...SECURITY_HEADERS,
    'X-Request-Id': requestId,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  // Drain what the client still sends: closing the socket at once would lose the answer.
  socket.on('data', () => undefined);
  socket.on('error', () => socket.destroy());
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  setTimeout(() => socket.destroy(), PATIENCE_MS).unref();
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

function readable(error: ConnectionError): [ErrorCode, string] {
  const known = ANSWERS[error.code ?? ''] ?? ['BAD_REQUEST', 'This is no request of HTTP.'];
  // Node's parser counts the request line as headers: a packet without a line end was all address. Fastify types the
  // packet as the JSON of a Buffer; it is a Buffer.
  const packet: unknown = error.rawPacket;
  const isAddress = known[0] === 'HEADERS_TOO_LARGE' && Buffer.isBuffer(packet) && !packet.includes('\n');
  return isAddress ? ['URI_TOO_LONG', 'The address is longer than any good one.'] : known;
}
