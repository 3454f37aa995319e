// First, so that the style sheets are cut at the widgets' seams.
import '../render/style-marks.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createContentClient } from '../../widgets/client/content/create-content-client.ts';
import { LOCALE_TEXTS } from '../../widgets/messages/locale-texts.ts';
import { foldersFrom } from '../app.ts';
import type { Env } from '../env.ts';
import { createGateway } from '../gateway/app.ts';
import { inProcessFetch } from '../gateway/in-process-fetch.ts';
import { exportMinisite } from '../minisites/export-minisite.ts';
import { openShop } from '../open-shop.ts';
import type { PartnerRegistry } from '../partners/partner-registry.ts';
import type { Partner } from '../partners/partner.ts';
import { progressBar } from '../progress-bar.ts';
import { assetsOf, type Manifest } from '../render/assets.ts';
import { createSiteRenderer, type SiteRendererOptions } from '../render/site-renderer.ts';
import { DEFAULT_SITES } from '../routing/sites.ts';
import { dayInUtc } from '../gateway/calendar-day.ts';
import { textState } from './text-state.ts';

/** What the command line asks for. */
export interface BuildMinisitesOptions {
  env: Env;
  partners: PartnerRegistry;
  wanted: readonly Partner[];
  out: string;
  base: string;
  force: boolean;
  /** Top of the checkout. */
  top: string;
  /** A running shop to print the pages from. */
  from?: string;
  /** Origin of the shop that an export calls and links to. */
  shopOf: (partner: Partner) => string;
  told: (line: string) => void;
}

type Fetch = SiteRendererOptions['fetch'];

/** Exports the wanted minisites one after the other; calls that they share are made once. */
export async function buildMinisites(options: BuildMinisitesOptions): Promise<void> {
  const { env, partners, wanted, out, base, force, top, from, shopOf, told } = options;
  const manifestText = readFileSync(join(top, 'dist/host/manifest.json'), 'utf8');
  const source = await openSource(env, from);
  try {
    const ask = remembered(source.fetch);
    const renderer = createSiteRenderer({
      partners,
      sites: env.sites ?? DEFAULT_SITES,
      assets: assetsOf(JSON.parse(manifestText) as Manifest),
      fetch: ask,
      clock: Date.now,
      activitySearch: env.activitySearch === 'on',
      indexing: { enabled: env.indexing === 'on', italyNoindex: env.italyNoindex === 'on' },
    });
    const server = readFileSync(join(top, 'dist/host/server.js'));
    const common = createHash('sha256')
      .update(manifestText)
      .update(server)
      .update(source.state)
      .digest('hex');
    const folder = foldersFrom(top).assets;
    const start = performance.now();
    const names = readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name));
    const assets = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
    let written = 0;
    for (const partner of wanted) {
      const began = performance.now();
      const target = join(out, partner.minisiteUrl);
      if (force) await rm(target, { recursive: true, force: true });
      const { minisiteLocale: locale } = partner;
      const content = createContentClient({ api: '/api', locale, fetch: ask, retries: 0 });
      const fingerprint = `${common} ${await textState(partner, content, LOCALE_TEXTS[locale])}`;
      const { files, bytes } = await exportMinisite({
        partner,
        partners,
        renderer,
        base,
        fingerprint,
        shop: shopOf(partner),
        assets,
        out: target,
        instant: Date.now(),
      });
      const took = `${Math.round(performance.now() - began)} ms`;
      if (files > 0) written += 1;
      told(
        files === 0
          ? `${target}: unchanged`
          : `${target}: ${files} files, ${Math.round(bytes / 1024)} KB, ${took}`,
      );
    }
    told(
      `${wanted.length} minisites, ${written} of them written, in ${Math.round(performance.now() - start)} ms.`,
    );
  } finally {
    await source.close();
  }
}

interface Source {
  fetch: Fetch;
  /** Differs when the catalogue does. */
  state: string;
  close(): Promise<void>;
}

/** The catalogue to print from: a running shop, or the database in this process. */
async function openSource(env: Env, from: string | undefined): Promise<Source> {
  if (from !== undefined) {
    // A shop elsewhere does not tell when it changes: by the hour is what its pages are refreshed by, too.
    const hour = Math.floor(Date.now() / 3_600_000);
    return {
      fetch: (path, init) => fetch(from + path, init),
      state: `${from} ${hour}`,
      close: async () => undefined,
    };
  }
  const today = dayInUtc();
  const shop = await openShop(env, today, {
    filling: progressBar(process.stderr, 'Filling the catalogue'),
    reading: () => undefined,
  });
  const gateway = await createGateway({ ...shop.parts, rateLimit: 0 });
  return {
    fetch: inProcessFetch(gateway),
    state: `${shop.change} ${today}`,
    close: async () => {
      await gateway.close();
      await shop.close();
    },
  };
}

/** Asks each address once: the minisites of one locale show the same offers. The partner's id changes no list. */
function remembered(ask: Fetch): Fetch {
  const answers = new Map<string, Promise<{ status: number; text: string; headers: [string, string][] }>>();
  return async (url, init) => {
    if (init.method === 'POST') return ask(url, init);
    const { signal: _, ...rest } = init;
    const known =
      answers.get(url) ??
      ask(url, rest).then(async (answer) => ({
        status: answer.status,
        text: await answer.text(),
        headers: [...answer.headers],
      }));
    answers.set(url, known);
    const { status, text, headers } = await known;
    return new Response(text, { status, headers });
  };
}
