import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import type { References, ReferenceScript } from './build-references.ts';
import { referencePage } from './reference-pages.ts';
import type { StayRecord } from './references/record.ts';
import { PAGE_CSS } from './references/rules.ts';
import { searchRecords } from './stay-records.ts';

/** An answer as it is kept: compressed once. */
interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** What was sent since the last `reset`, compressed, in bytes. */
export interface Sent {
  script: number;
  style: number;
  other: number;
}

/** Serves the references, and the shop as it once answered: no pair waits for a busy server. */
export interface ReplayServer {
  port: number;
  sent: () => Sent;
  reset: () => void;
  stop: () => Promise<void>;
}

/** What replaces every picture, ours and theirs. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);
const TEXT = /^(text\/|application\/(json|javascript)|image\/svg)/;
/** Headers of the shop that belong to its own connection. */
const HOP = new Set([
  'content-length',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'content-encoding',
]);

const packed = (status: number, type: string, body: Buffer, headers: Answer['headers'] = {}): Answer => {
  if (!TEXT.test(type)) return { status, headers: { 'content-type': type, ...headers }, body };
  // As the host does it: best for files that stay, quick for answers that are made.
  const quality = /immutable/.test(String(headers['cache-control'])) ? 9 : 5;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    status,
    headers: { 'content-type': type, ...headers, 'content-encoding': 'br' },
    body: brotliCompressSync(body, { params }),
  };
};
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable', 'access-control-allow-origin': '*' };

/** Asks the shop, under the name that the visitor used. */
function ask(port: number, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const { method, url } = incoming;
    const asked = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const kept = Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
          HOP.has(name) || !values ? [] : [[name, values.length > 1 ? values : values[0]!]],
        );
        const type = answer.headers['content-type'] ?? 'application/octet-stream';
        resolve(packed(answer.statusCode ?? 502, type, Buffer.concat(parts), Object.fromEntries(kept)));
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** What the server is made of. `pages` are further documents by their address. */
export interface ReplayParts {
  shopPort: number;
  references: References;
  records: readonly StayRecord[];
  pages: (origin: string) => Readonly<Record<string, string>>;
}

/** Starts it. The references live on `reference.localhost`, partners' pages on `magazine.localhost`. */
export async function startReplay({
  shopPort,
  references,
  records,
  pages,
}: ReplayParts): Promise<ReplayServer> {
  const known = new Map<string, Promise<Answer>>();
  let sent: Sent = { script: 0, style: 0, other: 0 };
  let port = 0;

  const ours = (url: URL): Answer | undefined => {
    const name = url.pathname.slice(1);
    if (name.startsWith('api/images/')) return packed(200, 'image/png', PICTURE, KEPT);
    if (!/^(reference|magazine)\./.test(url.hostname)) return undefined;
    const document = pages(`http://fr-fr.localhost:${port}`)[name];
    if (document !== undefined) return packed(200, 'text/html; charset=utf-8', Buffer.from(document));
    const code = references.scripts[name.replace(/\.js$/, '') as ReferenceScript];
    if (name.endsWith('.js') && code) return packed(200, 'text/javascript', Buffer.from(code), KEPT);
    if (name === 'page.css') return packed(200, 'text/css', Buffer.from(PAGE_CSS), KEPT);
    const data = searchRecords(records, url);
    if (name === 'records.json') return packed(200, 'application/json', Buffer.from(JSON.stringify(data)));
    const html = referencePage(name, Number(url.searchParams.get('cards') ?? 24), data, references);
    if (html !== undefined) return packed(200, 'text/html; charset=utf-8', Buffer.from(html));
    return packed(404, 'text/plain', Buffer.from('No such page.'));
  };

  const answer = async (incoming: IncomingMessage): Promise<Answer> => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const key = [incoming.method, incoming.headers.host, incoming.url, body.toString()].join(' ');
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`);
    let kept = known.get(key);
    if (!kept) {
      const own = ours(url);
      kept = own ? Promise.resolve(own) : ask(shopPort, incoming, body);
      known.set(key, kept);
    }
    return kept;
  };

  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    answer(incoming).then(
      ({ status, headers, body }) => {
        const type = String(headers['content-type']);
        if (/javascript/.test(type)) sent.script += body.length;
        else if (/css/.test(type)) sent.style += body.length;
        else sent.other += body.length;
        outgoing.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
      },
      () => outgoing.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as { port: number }).port;
  return {
    port,
    sent: () => sent,
    reset: () => void (sent = { script: 0, style: 0, other: 0 }),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
