import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const WATCH = '/watch.js';

/** What a page does that nobody should see: errors, rejections, refusals of the policy, words in the console. */
function watch(): void {
  const note = (kind: string, what: unknown) =>
    navigator.sendBeacon('/watch.js', `${location.pathname} ${kind}: ${String(what)}`);
  addEventListener(
    'error',
    ({ message, target }) =>
      note('error', message ?? `${(target as Element).outerHTML.slice(0, 200)} failed`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    note('policy', `${effectiveDirective} blocked ${blockedURI} ${sample}`),
  );
  for (const level of ['error', 'warn'] as const) {
    // oxlint-disable-next-line no-console -- what is written there is what this is about
    console[level] = (...words: unknown[]) => note(level, words.join(' '));
  }
}

/** A shop whose pages tell what goes wrong in them. */
export interface WatchedShop {
  url: string;
  /** What went wrong so far, behind the address of the page. */
  complaints: readonly string[];
  stop: () => Promise<void>;
}

/**
 * Stands before a shop, and puts a script of its own first into each page: WebDriver's classic protocol tells nothing of
 * errors. All else, the security policy too, is the shop's.
 */
export async function startWatchedShop(port: number): Promise<WatchedShop> {
  const complaints: string[] = [];
  const server = createServer((asked, answer) => {
    if (asked.url === WATCH && asked.method === 'POST') {
      void text(asked).then((told) => complaints.push(told));
      answer.writeHead(204).end();
      return;
    }
    if (asked.url === WATCH) {
      answer.setHeader('content-type', 'text/javascript');
      answer.end(`(${String(watch)})()`);
      return;
    }
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const forwarded = request({ port, path: asked.url, method: asked.method, headers }, (given) => {
      const status = given.statusCode ?? 502;
      if (!given.headers['content-type']?.startsWith('text/html')) {
        given.pipe(answer.writeHead(status, given.headers));
        return;
      }
      void text(given).then((html) => {
        const page = html.replace(/<head[^>]*>/, (head) => `${head}<script src="${WATCH}"></script>`);
        const { 'transfer-encoding': _, ...rest } = given.headers;
        answer.writeHead(status, { ...rest, 'content-length': Buffer.byteLength(page) }).end(page);
      });
    });
    forwarded.on('error', (error) => answer.writeHead(502).end(String(error)));
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    complaints,
    // Not `localhost` alone, where elements help those who build a page.
    url: `http://fr-fr.localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
