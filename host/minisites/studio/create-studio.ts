import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { zipSync } from 'fflate';
import * as z from 'zod';
import { partnerJsonSchema } from '@staykit/partners/json-schema.ts';
import { createDesk, type DeskOptions, type OpenPartner } from './desk.ts';
import { logoColours } from './logo-colours.ts';
import { linkDoor, type PreviewRequest, type StudioDoor } from './studio-door.ts';
import { StudioError } from './studio-error.ts';
import { SLOTS, studioPicture } from './studio-picture.ts';
import { ticketDoor, type ReadTicket } from './ticket-door.ts';

/** The site that shows drafts. */
export interface StudioPreview {
  /** Origins of the pages by locale, as seen by day and by night. */
  addresses: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;
  /** Pages to choose from: name and path below the minisite. */
  pages: readonly { name: string; path: string }[];
  /** Reads drafts again; resolved once they are served. */
  refresh(): Promise<void>;
  /** Where its pages are asked for at the port of the studio: their hosts, and what answers. Absent: at ports of its own. */
  behind?: {
    hosts: ReadonlySet<string>;
    handle: RequestListener;
    /** Address of the browser that sends a request; undefined where that is not known. */
    addressOf(request: IncomingMessage): string | undefined;
  };
}

/** What the studio is made of. */
export interface StudioOptions extends DeskOptions {
  /** Folder of the built pages. */
  pages: string;
  preview(partners: string): Promise<StudioPreview>;
  /** Where browsers find it: `http://127.0.0.1:3100`. */
  origin: string;
  /** Who may come in: whoever has the printed link, or people whom the back office sends with a ticket. */
  entry: { who: string; onLinkUsed: (token: string) => void } | { readTicket: ReadTicket };
}

/** Bytes of a picture at most: what a camera takes. */
const MOST_PICTURE_BYTES = 25_000_000;

const withRevision = z.strictObject({ revision: z.string().max(40) });
const BODIES = {
  create: z.strictObject({
    slug: z.string().max(60),
    locale: z.string().max(10),
    name: z.string().trim().min(1).max(120),
  }),
  change: withRevision.extend({ settings: z.record(z.string(), z.unknown()) }),
  revision: withRevision,
  restore: withRevision.extend({ version: z.int().positive() }),
  crop: z.object({
    revision: z.string().max(40),
    left: z.coerce.number().int().optional(),
    top: z.coerce.number().int().optional(),
    width: z.coerce.number().int().optional(),
    height: z.coerce.number().int().optional(),
  }),
};

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new StudioError('BAD_INPUT', `${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'wrong'}.`);
}

/** The studio: its page, its calls below `/api`, and the door before both. `token`: that of the next link. */
export async function createStudio(
  options: StudioOptions,
): Promise<{ app: FastifyInstance; token?: () => string }> {
  const { origin, entry } = options;
  const desk = createDesk(options);
  desk.showDrafts();
  const preview = await options.preview(desk.mirror);
  const refresh = () => {
    desk.showDrafts();
    return preview.refresh();
  };
  const { behind } = preview;
  const app = fastify({
    bodyLimit: 1_000_000,
    logger: { level: 'error' },
    ...(behind && {
      serverFactory: (studio: RequestListener) =>
        createServer((request, response) => {
          if (!behind.hosts.has(request.headers.host?.toLowerCase() ?? '')) studio(request, response);
          else if (door.sees?.(asked(request, behind.addressOf(request)))) behind.handle(request, response);
          else
            response
              .writeHead(401, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
              .end('These pages are shown in the studio, to people who are signed in there.\n');
        }),
    }),
  }) as FastifyInstance;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'blob:', 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'frame-src': Object.values(preview.addresses).flatMap((each) => Object.values(each)),
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    // On this machine it is reached without TLS.
    hsts: origin.startsWith('https:'),
  });
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const known = asStudioError(error);
    if (known.code === 'FAILED') request.log.error(error);
    if (request.url.startsWith('/api/'))
      return reply.code(known.statusCode).send({
        error: { code: known.code, message: known.message, problems: known.problems },
      });
    return reply.code(known.statusCode).type('text/plain; charset=utf-8').send(`${known.message}\n`);
  });
  app.setNotFoundHandler(() => {
    throw new StudioError('NOT_FOUND', 'There is nothing at this address.');
  });
  const door: StudioDoor =
    'readTicket' in entry
      ? ticketDoor(app, { origin, clock: options.clock, readTicket: entry.readTicket })
      : linkDoor(app, { origin, who: entry.who, onUsed: entry.onLinkUsed });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('cache-control', 'private, no-store');
  });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  /** Answers with a partner once the preview shows its draft. */
  const shown = async (partner: OpenPartner) => {
    await refresh();
    return partner;
  };
  type Named = { Params: { slug: string } };

  app.get('/api/studio', ({ person }) => ({
    schema: JSON.parse(partnerJsonSchema('draft-7')) as unknown,
    partners: desk.list(),
    preview: { addresses: preview.addresses, pages: preview.pages },
    slots: SLOTS,
    ...(person.cameFrom !== undefined && { person: { who: person.who, cameFrom: person.cameFrom } }),
  }));
  app.post('/api/partners', async ({ body, person }, reply) =>
    reply.code(201).send(await shown(desk.create(person.who, read(BODIES.create, body)))),
  );
  app.get<Named>('/api/partners/:slug', async ({ params, person }) =>
    shown(desk.open(person.who, params.slug)),
  );
  app.put<Named>('/api/partners/:slug/draft', async ({ params, body }) => {
    const { revision, settings } = read(BODIES.change, body);
    const answer = desk.change(params.slug, revision, settings);
    if (answer.isKept) await refresh();
    return answer;
  });
  app.put<{ Params: { slug: string; path: string }; Querystring: Record<string, string> }>(
    '/api/partners/:slug/pictures/:path',
    { bodyLimit: MOST_PICTURE_BYTES },
    async ({ params: { slug, path }, query, body, person }) => {
      const { revision, ...part } = read(BODIES.crop, query);
      const slot = Object.hasOwn(SLOTS, path) ? SLOTS[path] : undefined;
      if (!slot) throw new StudioError('NOT_FOUND', `"${path}" is no place of a picture.`);
      if (!Buffer.isBuffer(body)) throw new StudioError('BAD_INPUT', 'A picture is sent as its bytes.');
      const { left, top, width, height } = part;
      const crop =
        left === undefined || top === undefined || width === undefined || height === undefined
          ? undefined
          : { left, top, width, height };
      const picture = await studioPicture(body, slot, crop);
      return shown(desk.putPicture(person.who, slug, revision, { path, ...picture }));
    },
  );
  app.get<{ Params: { slug: string; name: string } }>(
    '/api/partners/:slug/files/:name',
    ({ params: { slug, name } }, reply) => {
      const kind = /\.(svg|png|jpe?g|webp|avif)$/.exec(name)?.[1];
      if (kind === undefined) throw new StudioError('NOT_FOUND', 'Pictures alone are at this address.');
      const type = { svg: 'svg+xml', jpg: 'jpeg' }[kind] ?? kind;
      return reply
        .type(`image/${type}`)
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(desk.file(slug, name));
    },
  );
  app.get<Named>('/api/partners/:slug/colours', async ({ params: { slug } }) => ({
    colours: await logoColours(desk.logo(slug)),
  }));
  app.post<Named>('/api/partners/:slug/save', async ({ params, body, person }) =>
    shown(desk.save(person.who, params.slug, read(BODIES.revision, body).revision)),
  );
  app.post<Named>('/api/partners/:slug/publish', async ({ params, body, person }) =>
    shown(desk.publish(person.who, params.slug, read(BODIES.revision, body).revision)),
  );
  app.post<Named>('/api/partners/:slug/take-back', async ({ params, body, person }) =>
    shown(desk.takeBack(person.who, params.slug, read(BODIES.revision, body).revision)),
  );
  app.post<Named>('/api/partners/:slug/restore', async ({ params, body, person }) => {
    const { revision, version } = read(BODIES.restore, body);
    return shown(desk.restore(person.who, params.slug, revision, version));
  });
  app.get<Named>('/api/partners/:slug/archive', ({ params: { slug } }, reply) => {
    const files = [...desk.files(slug)].map(
      ([name, body]) => [`${slug}/${name}`, new Uint8Array(body)] as const,
    );
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${slug}.zip"`)
      .send(Buffer.from(zipSync(Object.fromEntries(files))));
  });
  app.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(readFileSync(join(options.pages, 'index.html'), 'utf8')),
  );
  await app.register(fastifyStatic, {
    prefix: '/assets/',
    root: join(options.pages, 'assets'),
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    decorateReply: false,
    preCompressed: true,
  });
  return { app, ...(door.token && { token: door.token }) };
}

const asked = ({ headers }: IncomingMessage, address: string | undefined): PreviewRequest => ({
  cookies: headers.cookie,
  address,
  isCall: headers['sec-fetch-dest'] === 'empty' && headers['sec-fetch-site'] === 'same-origin',
});

/** What happened, as the page is told: nothing of this machine is in it. */
function asStudioError(error: Error & { statusCode?: number; code?: string }): StudioError {
  if (error instanceof StudioError) return error;
  if (error.statusCode === 413)
    return new StudioError(
      'TOO_LARGE',
      'This is too large: 25 MB are the most for a picture, 1 MB for a file.',
    );
  if (error.statusCode !== undefined && error.statusCode < 500)
    return new StudioError('BAD_INPUT', 'This call cannot be understood.');
  return new StudioError('FAILED', 'Something failed: the terminal of the studio says what.');
}
