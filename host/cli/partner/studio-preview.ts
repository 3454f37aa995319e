// First, so that style sheets are split per widget.
import '@staykit/site/styles/style-marks.ts';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { dayInUtc } from '@staykit/gateway/catalogue/calendar-day.ts';
import type { StudioPreview } from '@staykit/minisites/studio/create-studio.ts';
import { livePartners } from '@staykit/partners/live-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { DEFAULT_SITES, siteAddresses } from '@staykit/routing/sites.ts';
import { LOCALES, type Locale } from '@staykit/values/market/locale.ts';
import { assetsOf, type Manifest } from '@staykit/site/assets.ts';
import { createApp, foldersFrom } from '../../server/create-app.ts';
import type { Env } from '../../server/environment/read-env.ts';
import { progressBar } from '../../server/progress-bar.ts';
import { createServices } from '../../server/services/create-services.ts';
import { siteSettings } from '../../server/site-settings.ts';

/** What a preview is made from. */
export interface StudioPreviewOptions {
  env: Env;
  /** Top of the checkout. */
  top: string;
  /** Folder of the partners that it serves. */
  folder: string;
  /** Origin of the studio, the only page that may show the preview in a frame. */
  studio: string;
  /** Whether its pages have hosts below that of the studio and come in at its port; else they are at ports of their own. */
  isBehind: boolean;
}

/** Scheme of the visitor's device in a preview, by the listener that was asked. */
type Scheme = 'light' | 'dark';
const SCHEMES = ['light', 'dark'] as const;
const SCHEME_HEADER = 'x-studio-scheme';
const WORDS = { light: 'day', dark: 'night' } as const;

/** A frame of another site may keep no answer: the question would come back with every page. */
const NO_CONSENT_BAR = '\n[data-consent]{display:none!important}';

/** The shop of this machine with the partners of a folder, by day at one port and by night at another. */
export async function openPreview(
  options: StudioPreviewOptions,
): Promise<StudioPreview & { close(): Promise<void> }> {
  const { env, top, folder, studio, isBehind } = options;
  const partners = await livePartners({ folder, reserved: RESERVED_SEGMENTS });
  const services = await createServices(env, dayInUtc(), {
    filling: progressBar(process.stderr, 'Filling the catalogue'),
    reading: () => undefined,
  });
  const manifest = JSON.parse(readFileSync(join(top, 'dist/host/manifest.json'), 'utf8')) as Manifest;
  const app = await createApp({
    ...siteSettings(env),
    // Never those of the shop.
    sites: isBehind ? { ...sitesBelow(studio, 'light'), ...sitesBelow(studio, 'dark') } : DEFAULT_SITES,
    ...(isBehind && { trustedProxies: env.trustedProxies }),
    gateway: { ...services.parts, ...(!isBehind && { rateLimit: 0 }) },
    stayPages: services.stayPages,
    partners,
    assets: assetsOf(manifest),
    folders: { ...foldersFrom(top), partners: folder },
    ...(services.bank && { bank: services.bank }),
    observers: [inFrame(studio)],
  });
  await app.ready();
  const listeners = isBehind ? [] : await Promise.all(SCHEMES.map((scheme) => listen(app, scheme)));
  const [light = {}, dark = {}] = isBehind
    ? SCHEMES.map((scheme) => addressesBelow(studio, scheme))
    : listeners.map((one) => addressesOf(one));
  return {
    addresses: { light, dark },
    ...(isBehind && { behind: behind(app, { light, dark }, env.trustedProxies) }),
    pages: [
      { name: 'Home', path: '' },
      { name: 'Results', path: '/search' },
      ...(await stays(services.stayPages)),
      { name: 'About and legal', path: '/content/about' },
      { name: 'Contact', path: '/contact' },
      { name: 'Gift boxes', path: '/boxes' },
    ],
    refresh: async () => void (await partners.refresh()),
    async close() {
      for (const one of listeners) one.close();
      partners.close();
      await app.close();
      await services.close();
    },
  };
}

/** A page of a stay and one of a hotel, the first that there are. */
async function stays(pages: {
  parts(): Promise<string[]>;
  part(first: string, today: string): Promise<{ path: string }[] | undefined>;
}): Promise<StudioPreview['pages']> {
  const [first] = await pages.parts();
  const all = first === undefined ? [] : ((await pages.part(first, dayInUtc())) ?? []);
  return [
    ['Stay', '/product/'],
    ['Hotel', '/hotel/'],
  ].flatMap(([name = '', start = '']) => {
    const path = all.find((one) => one.path.startsWith(start))?.path;
    return path === undefined ? [] : [{ name, path }];
  });
}

/** Hosts below that of the studio, by day or by night: `fr-be-day.studio.shop.example`. */
function sitesBelow(studio: string, scheme: Scheme): Record<string, Locale> {
  const name = (locale: Locale) => `${locale.toLowerCase().replace('_', '-')}-${WORDS[scheme]}`;
  return Object.fromEntries(LOCALES.map((locale) => [`${name(locale)}.${new URL(studio).hostname}`, locale]));
}

function addressesBelow(studio: string, scheme: Scheme): Record<string, string> {
  const { protocol, port } = new URL(studio);
  const end = port === '' ? '' : `:${port}`;
  return Object.fromEntries(
    Object.entries(sitesBelow(studio, scheme)).map(([name, locale]) => [
      locale,
      `${protocol}//${name}${end}`,
    ]),
  );
}

/** What answers at the port of the studio for the hosts of these addresses. */
function behind(
  app: FastifyInstance,
  addresses: StudioPreview['addresses'],
  trustedProxies: number,
): NonNullable<StudioPreview['behind']> {
  const schemes = new Map(
    SCHEMES.flatMap((scheme) =>
      Object.values(addresses[scheme]).map((address) => [new URL(address).host, scheme] as const),
    ),
  );
  return {
    hosts: new Set(schemes.keys()),
    addressOf: (request) => browserAddress(request, trustedProxies),
    handle(request, response) {
      request.headers[SCHEME_HEADER] = schemes.get(request.headers.host?.toLowerCase() ?? '') ?? 'light';
      app.routing(request, response);
    },
  };
}

/** The address of a browser behind as many trusted proxies; undefined where a proxy was not told of. */
export function browserAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string | undefined {
  const hops = [...String(headers['x-forwarded-for'] ?? '').split(','), socket.remoteAddress ?? '']
    .map((one) => one.trim())
    .filter(Boolean);
  return trustedProxies === 0 && hops.length > 1 ? undefined : hops.at(-1 - trustedProxies);
}

async function listen(app: FastifyInstance, scheme: Scheme): Promise<Server> {
  const server = createServer((request, reply) => {
    request.headers[SCHEME_HEADER] = scheme;
    app.routing(request, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function addressesOf(server: Server): Record<string, string> {
  const { port } = server.address() as AddressInfo;
  const sites = siteAddresses({ protocol: 'http', host: `localhost:${port}` }, DEFAULT_SITES);
  return Object.fromEntries(sites.map(({ locale, address }) => [locale, address]));
}

/**
 * Lets the studio alone frame the pages, and shows them as on a device that is light or dark: browsers tell a framed page
 * of another site what theirs is, and nothing else.
 */
const inFrame = (studio: string) =>
  fastifyPlugin(async (server: FastifyInstance) => {
    server.addHook('onRequest', async (request) => {
      delete request.headers['accept-encoding'];
    });
    server.addHook('onSend', async (request, reply, payload) => {
      const scheme = request.headers[SCHEME_HEADER];
      if (scheme !== 'light' && scheme !== 'dark') return payload;
      // What is set for all answers is not among the headers of this one.
      reply.raw.removeHeader('x-frame-options');
      const policy = String(reply.raw.getHeader('content-security-policy') ?? '');
      const framed = policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${studio}`);
      if (policy !== '') reply.raw.setHeader('content-security-policy', framed);
      const [, kind] = /^text\/(html|css)/.exec(String(reply.getHeader('content-type'))) ?? [];
      if (kind === undefined) return payload;
      void reply.removeHeader('content-length');
      return asOn(scheme, await textOf(payload)) + (kind === 'css' ? NO_CONSENT_BAR : '');
    });
  });

/** A page or style sheet as a device of that scheme takes it. */
export function asOn(scheme: Scheme, text: string): string {
  return text
    .replaceAll(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/g, (_, asked) =>
      asked === scheme ? '(min-width:0)' : '(max-width:0)',
    )
    .replaceAll(/color-scheme:\s*light dark/g, `color-scheme:${scheme}`);
}

async function textOf(payload: unknown): Promise<string> {
  if (typeof payload === 'string') return payload;
  if (Buffer.isBuffer(payload)) return payload.toString('utf8');
  if (payload === null || payload === undefined) return '';
  const parts: Buffer[] = [];
  for await (const part of payload as Readable) parts.push(Buffer.from(part as Buffer));
  return Buffer.concat(parts).toString('utf8');
}
