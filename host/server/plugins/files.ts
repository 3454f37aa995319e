import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { normalize } from 'node:path/posix';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isReleased } from '@staykit/elements/is-released.ts';
import { versionsIn, versionWith } from './element-versions.ts';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { fileFault } from '@staykit/partners/partner-files.ts';
import { examplePage } from '@staykit/site/framework/document/example-page.ts';
import type { MadeFile } from '@staykit/site/framework/document/made-file.ts';
import { sendPage } from '@staykit/site/framework/document/send-page.ts';

/** Folders of files that are served. */
export interface FileFolders {
  /** Built browser files of the host. */
  assets: string;
  pictures: string;
  /** Partner files; without it there are no partners. */
  partners?: string;
  /** Element files, each version in a folder of its own. */
  elements: string;
  /** Example pages; without it there are none. */
  examples?: string;
  /** The built site of the documents; it need not be there. */
  docs: string;
}

/** Its address always has this content. */
const FOREVER = 'public, max-age=31536000, immutable';
const MINUTES = 'public, max-age=300';
const ASK = 'public, no-cache';

/** Files named after what is in them, compressed or not. */
const HASHED = /-[A-Za-z0-9_-]{8,}\.(js|css|woff2)(\.br|\.gz)?$/;

/** Pages of other sites load what has these headers. */
const FOR_ANY_PAGE = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** A drawing has its styles and pictures in itself, and runs nothing. */
const DRAWING_ALONE = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

const brotli = promisify(brotliCompress);

/** What is alike for all folders. The build writes compressed files beside the others. */
const SETTINGS = { index: false, dotfiles: 'ignore', cacheControl: false, decorateReply: false } as const;

/** What is served. */
export interface FilesOptions {
  /** Style sheets and fonts that were made at the start. */
  made: Iterable<MadeFile>;
  /** The style sheet of a partner's theme, by its name. */
  theme(name: string): Promise<MadeFile | undefined>;
  folders: FileFolders;
}

/** Serves style sheets and fonts, the built files, pictures, elements and examples. */
export async function files(app: FastifyInstance, { made, theme, folders }: FilesOptions): Promise<void> {
  const { assets, pictures, partners, elements, examples } = folders;
  for (const file of made)
    app.get(`/assets/${file.name}`, async (request, reply) => sendMade(request, reply, file));
  app.get<{ Params: { name: string } }>('/assets/:name(^theme-[\\w-]+\\.css$)', async (request, reply) => {
    const file = await theme(request.params.name);
    if (!file) throw new GatewayError('NOT_FOUND', 'This file does not exist.');
    return sendMade(request, reply, file);
  });
  const setHeaders = (reply: FastifyReply, path: string) =>
    void reply.header('cache-control', HASHED.test(path) ? FOREVER : MINUTES);
  await app.register(fastifyStatic, {
    ...SETTINGS,
    prefix: '/assets/',
    root: [assets, pictures],
    preCompressed: true,
    setHeaders,
  });
  if (partners !== undefined)
    await app.register(fastifyStatic, {
      ...SETTINGS,
      prefix: '/assets/partners/',
      root: partners,
      allowedPath: (path) => {
        const [, slug, name] = /^\/([\w-]+)\/([^/]+\.(?:svg|png|jpe?g|webp|avif))$/.exec(path) ?? [];
        return slug !== undefined && name !== undefined && fileFault(partners, slug, name) === undefined;
      },
      setHeaders: (reply, path) => {
        setHeaders(reply, path);
        // Opened by itself a drawing is a page of the shop, also one that no file names and so nobody checked.
        if (path.endsWith('.svg')) void reply.header('content-security-policy', DRAWING_ALONE);
      },
    });
  await serveElements(app, elements);
  if (examples !== undefined) await serveExamples(app, examples, elements);
}

/** The files of every version of the elements, and of the moving addresses `/elements/1/` and `/elements/1.2/`. */
async function serveElements(app: FastifyInstance, elements: string): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      ...SETTINGS,
      decorateReply: true,
      serve: false,
      root: elements,
      preCompressed: true,
    });
    scope.get<{ Params: { version: string; '*': string } }>(
      '/elements/:version/*',
      async ({ params: { version: named, '*': path } }, reply) => {
        const file = normalize(`/${path}`).slice(1);
        const version = versionWith(elements, named, file);
        // The console of any page may read why.
        void reply.headers(FOR_ANY_PAGE);
        if (version === undefined || !existsSync(join(elements, version)))
          throw new GatewayError(
            'NOT_FOUND',
            file.startsWith('chunks/')
              ? 'This file does not exist.'
              : `There is no version ${named} of the elements. Expected one of ${versionsIn(elements).join(', ')}.`,
          );
        return reply
          .headers({ 'cache-control': keepingOf(named, version, file) })
          .sendFile(`${version}/${file}`);
      },
    );
  });
}

/** Of the version of the working tree only the chunks, whose folder is named by their hash, keep their content. */
function keepingOf(named: string, version: string, file: string): string {
  if (file.startsWith('chunks/')) return FOREVER;
  if (!isReleased(version)) return ASK;
  return named === version ? FOREVER : MINUTES;
}

/** Made files that were compressed, each once and as small as it gets. */
const smallest = new WeakMap<MadeFile, Promise<Buffer>>();

/** A file of this process, compressed for browsers that take brotli. */
async function sendMade(request: FastifyRequest, reply: FastifyReply, file: MadeFile): Promise<Buffer> {
  const { body, type } = file;
  void reply.type(type).header('cache-control', FOREVER);
  if (!type.startsWith('text/')) return body;
  void reply.header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return body;
  const small = smallest.get(file) ?? brotli(body);
  smallest.set(file, small);
  void reply.header('content-encoding', 'br');
  return small;
}

async function serveExamples(app: FastifyInstance, examples: string, elements: string): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { ...SETTINGS, decorateReply: true, serve: false, root: examples });
    scope.get<{ Params: { '*': string } }>('/examples/*', async (request, reply) => {
      const path = normalize(`/${request.params['*']}`).replace(/\/$/, '/index.html');
      if (!path.endsWith('.html')) return reply.header('cache-control', MINUTES).sendFile(path.slice(1));
      const html = await readFile(join(examples, path), 'utf8').catch(() => undefined);
      if (html === undefined) throw new GatewayError('NOT_FOUND', 'This example does not exist.');
      return sendPage(reply, 200, await examplePage(html, elements));
    });
  });
}
