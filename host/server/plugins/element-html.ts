import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import etag from '@fastify/etag';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { StayError } from '@staykit/values/errors/catalogue.ts';
import type { renderElement, WidgetName } from '@staykit/elements/print/render-element.ts';
import { versionsOf } from './element-versions.ts';
import { sendError } from '@staykit/gateway/errors/error-handler.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';

/** What elements are printed with. */
export interface ElementHtmlParts {
  /** The folder of the element files: each version brings what prints it. */
  folder: string;
  /** Asks the API of this process by a path. */
  ask: (path: string, init: RequestInit) => Promise<Response>;
  /** The present instant in ms since 1970. */
  clock: () => number;
}

/** What prints the elements of one version. */
interface Printer {
  renderElement: typeof renderElement;
}

/**
 * How long caches may give it on: a minute, and while the shop does not answer a day. Behind that a cache asks whether
 * anything changed.
 */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

/** Instants are told to ten minutes: what did not change has the same `ETag` that long. */
const STEP_MS = 600_000;

/** Of the page that a print would be by itself: it runs nothing. */
const POLICY = "default-src 'none'; img-src 'self' data:; style-src 'self'; sandbox";

/**
 * `GET /elements/<version>/<widget>.html?<attributes>`: a widget as HTML for the page of a magazine, printed by the files
 * of that very version, so that its element takes it over. A parameter that is no attribute is left out of it.
 */
export async function elementHtml(
  app: FastifyInstance,
  { folder, ask, clock }: ElementHtmlParts,
): Promise<void> {
  await app.register(etag, { weak: true });
  app.setErrorHandler((error, request, reply) => sendError(asGatewayError(error), request, reply));
  app.get<{ Params: { version: string; widget: string }; Querystring: Record<string, string | string[]> }>(
    '/elements/:version/:widget(^[a-z-]+).html',
    async (request, reply): Promise<FastifyReply> => {
      const { version, widget } = request.params;
      void reply.headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
      const [newest] = versionsOf(folder, version);
      const printer = await printerOf(folder, newest);
      if (!printer)
        throw new GatewayError('NOT_FOUND', `Version ${version} has no elements that can be rendered.`);
      const { api: _, nonce, ...given } = request.query;
      const api = `${request.protocol}://${request.host}`;
      const html = await printer.renderElement(
        widget as WidgetName,
        Object.fromEntries(Object.entries(given).map(lastOf)),
        {
          api,
          files: `${api}/elements/${newest}`,
          loader: `${api}/elements/${version}`,
          ...(typeof nonce === 'string' && { nonce }),
          fetch: (url, init) => ask(url.slice(api.length), init),
          retries: 0,
          now: () => Math.floor(clock() / STEP_MS) * STEP_MS,
        },
      );
      void reply.headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        // A nonce is for one view of one page.
        'cache-control': nonce === undefined ? CACHE_CONTROL : 'no-store',
        'x-robots-tag': 'noindex',
      });
      return reply.send(html);
    },
  );
}

/** Of a parameter that stands twice the last one counts; one without a value says all by being there. */
function lastOf([name, given]: [string, string | string[]]): [string, string | true] {
  const value = [given].flat().at(-1) ?? '';
  return [name, value === '' ? true : value];
}

/** The code of a version that prints its elements; undefined where it is not there. */
async function printerOf(folder: string, version: string | undefined): Promise<Printer | undefined> {
  if (version === undefined || !/^\d[\w.-]*$/.test(version)) return undefined;
  const file = join(folder, version, 'server/render-element.js');
  if (!existsSync(file)) return undefined;
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Printer;
}

/** Errors of a print come from another build of our code: they are known by their name. */
function asGatewayError(error: unknown): unknown {
  const { name, code, message } = error as Partial<StayError>;
  return name === 'StayError' && code ? new GatewayError(code, message ?? '') : error;
}
