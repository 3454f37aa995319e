import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { normalize } from 'node:path/posix';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
const TEXT = /\.(html|js|css|json|map|svg|txt|xml)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** A file in the forms in which it was asked for so far. */
export interface WebFile {
  name: string;
  body: Buffer;
  encoded: Map<Encoding, Promise<Buffer>>;
  /** Names the content, whatever form it is sent in. */
  etag?: string;
}

/** How long a browser may keep a file: `forever`, if its address always has this content; `ask` each time; some `minutes`. */
export type Keeping = 'forever' | 'minutes' | 'ask';

const CACHE_CONTROL: Readonly<Record<Keeping, string>> = {
  forever: 'public, max-age=31536000, immutable',
  minutes: 'public, max-age=300',
  ask: 'public, no-cache',
};

/** A file that is kept in memory. */
export function webFile(name: string, body: string | Buffer): WebFile {
  return { name, body: Buffer.from(body), encoded: new Map() };
}

/** The smallest form that a request takes. */
export function acceptedEncoding(request: FastifyRequest): Encoding | undefined {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/** A text compressed; `quality` 11 for what is kept, 4 for what is made for one answer. */
export function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: Math.min(quality, 9) });
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/**
 * A file compressed for its first visitor, who shall not wait long; what stays for ever is compressed as small as
 * it gets behind that answer, for all who come after.
 */
function compressOnce(file: WebFile, encoding: Encoding, immutable: boolean): Promise<Buffer> {
  const { body, encoded } = file;
  const quick = compress(body, encoding, 9);
  encoded.set(encoding, quick);
  if (immutable && encoding === 'br')
    void quick
      .then(() => compress(body, encoding, 11))
      .then((smallest) => encoded.set(encoding, Promise.resolve(smallest)));
  return quick;
}

const etagOf = (file: WebFile): string =>
  (file.etag ??= `W/"${createHash('sha256').update(file.body).digest('base64url')}"`);

/** Answers with a file, or with 304 to a browser that has it. */
export async function sendWebFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: WebFile,
  keeping: Keeping,
): Promise<FastifyReply> {
  reply.header('content-type', TYPES[extname(file.name)] ?? 'application/octet-stream');
  reply.header('cache-control', CACHE_CONTROL[keeping]);
  reply.header('x-content-type-options', 'nosniff');
  if (TEXT.test(file.name)) reply.header('vary', 'accept-encoding');
  if (keeping !== 'forever') {
    reply.header('etag', etagOf(file));
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  }
  if (!TEXT.test(file.name)) return reply.send(file.body);
  const encoding = acceptedEncoding(request);
  if (!encoding) return reply.send(file.body);
  const known = file.encoded.get(encoding) ?? compressOnce(file, encoding, keeping === 'forever');
  return reply.header('content-encoding', encoding).send(await known);
}

/** Files of a folder, read when they are asked for and kept until they change. Hidden files do not exist. */
export function folderFiles(folder: string): (path: string) => Promise<WebFile | undefined> {
  const known = new Map<string, { changed: number; file: WebFile }>();
  return async (path) => {
    const name = normalize(`/${path}`);
    if (/(^|\/)\.|(^|\/)node_modules(\/|$)/.test(name) || !(extname(name) in TYPES)) return undefined;
    const facts = await stat(join(folder, name)).catch(() => undefined);
    if (!facts?.isFile()) return undefined;
    const kept = known.get(name);
    if (kept?.changed === facts.mtimeMs) return kept.file;
    const file = webFile(name, await readFile(join(folder, name)));
    known.set(name, { changed: facts.mtimeMs, file });
    return file;
  };
}
