import {
  createServer,
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describeProblem } from '@staykit/partners/partner-error.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { hostName, siteAddress, type Origin, type Sites } from '@staykit/routing/sites.ts';
import besideScript from './beside.js?raw';
import reloadScript from './live-reload.js?raw';
import { besidePage, overviewPage, PREVIEW_PATH, statesOf } from './preview-pages.ts';
import styles from './preview.css?raw';
import type { WatchedPartners } from './watched-partners.ts';

/** The pages of the preview themselves: their own files, and the shop in frames. */
const POLICY = "default-src 'self'; img-src 'self' https: data:; base-uri 'none'; frame-ancestors 'none'";

const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  'live-reload.js': ['text/javascript', reloadScript],
  'beside.js': ['text/javascript', besideScript],
  'preview.css': ['text/css', styles],
};

/** What stands before a shop to preview its partners. */
export interface FrontOptions {
  /** Port of the shop's process on this machine. */
  shopPort: number;
  /** Origin of the front without a site: `http://localhost:3000`. */
  origin: Origin;
  sites: Sites;
  now(): WatchedPartners;
}

/** The front of a preview. */
export interface PreviewFront {
  server: Server;
  /** Tells open pages of a save. */
  tell(): void;
}

/** The address of the minisites of a partner's locale. */
export const siteOfPartner = ({ minisiteLocale }: Partner, origin: Origin, sites: Sites): string =>
  siteAddress(minisiteLocale, origin, sites) ?? `${origin.protocol}://${origin.host}`;

/**
 * Hands everything to the shop, and adds to its pages a script that loads them again after a save, or shows what is wrong
 * with the file. The shop itself knows nothing of it: what is previewed is what visitors get.
 */
export function createPreviewFront({ shopPort, origin, sites, now }: FrontOptions): PreviewFront {
  const listeners = new Set<ServerResponse>();
  const message = (): string => {
    const findings = statesOf(now()).flatMap(({ slug, problems }) =>
      problems.length > 0 ? [[slug, problems.map(describeProblem).join('\n\n')] as const] : [],
    );
    return `data: ${JSON.stringify({ version: now().version, findings: Object.fromEntries(findings) })}\n\n`;
  };

  function own(path: string, response: ServerResponse): void {
    if (path === 'events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`retry: 500\n${message()}`);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return;
    }
    const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
    if (file) {
      response.writeHead(200, { 'content-type': `${file[0]}; charset=utf-8`, 'cache-control': 'no-store' });
      response.end(file[1]);
      return;
    }
    const overview = `${origin.protocol}://${origin.host}${PREVIEW_PATH}/`;
    const partner = now().registry.all.find(({ slug }) => slug === path);
    const html =
      path === ''
        ? overviewPage(now(), (one) => siteOfPartner(one, origin, sites))
        : partner && besidePage(now(), partner, overview);
    if (html === undefined) {
      response.writeHead(302, { location: overview }).end();
      return;
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    });
    response.end(html);
  }

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // What is printed from here on is at least of this version: a save meanwhile loads the page again.
    const { version, registry } = now();
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    if (request.headers.accept?.includes('text/html')) delete headers['if-none-match'];
    const { method, url: path = '/' } = request;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = ask({ host: '127.0.0.1', port: shopPort, method, path, headers }, resolve);
      asked.on('error', reject);
      request.pipe(asked);
    });
    const given: OutgoingHttpHeaders = { ...answer.headers };
    // Pictures keep their names when they change.
    if (path.startsWith('/assets/partners/')) given['cache-control'] = 'no-store';
    const status = answer.statusCode ?? 502;
    if (!answer.headers['content-type']?.startsWith('text/html') || method === 'HEAD') {
      response.writeHead(status, given);
      return pipeline(answer, response);
    }
    const [, segment = ''] = path.split(/[/?]/);
    const name = hostName(request.headers.host);
    const shown =
      registry.byDomain(name) ??
      registry.refusedByDomain(name) ??
      registry.byAddress(segment) ??
      registry.refusedByAddress(segment);
    const html = Buffer.from(withScript((await buffer(answer)).toString(), version, shown?.slug));
    delete given['x-frame-options'];
    delete given['transfer-encoding'];
    response.writeHead(status, {
      ...given,
      'content-length': html.length,
      'cache-control': 'no-store',
      // The frames of phone and desktop are on the same host.
      'content-security-policy': String(given['content-security-policy'] ?? '').replace(
        /frame-ancestors 'none'/,
        "frame-ancestors 'self'",
      ),
    });
    response.end(html);
  }

  const server = createServer((request, response) => {
    const { pathname } = URL.parse(request.url ?? '/', 'http://preview') ?? { pathname: '/' };
    if (pathname === PREVIEW_PATH || pathname.startsWith(`${PREVIEW_PATH}/`))
      own(pathname.slice(PREVIEW_PATH.length + 1), response);
    else
      forward(request, response).catch(() => {
        if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
        response.end('The shop of this preview does not answer.');
      });
  });
  return {
    server,
    tell() {
      for (const listener of listeners) listener.write(message());
    },
  };
}

function withScript(html: string, version: number, slug: string | undefined): string {
  const marks = `data-preview-version="${version}"${slug === undefined ? '' : ` data-preview-partner="${slug}"`}`;
  return html
    .replace('<body', `<body ${marks}`)
    .replace(
      '</head>',
      `<link rel="stylesheet" href="${PREVIEW_PATH}/preview.css"><script type="module" src="${PREVIEW_PATH}/live-reload.js"></script></head>`,
    );
}
