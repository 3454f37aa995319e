// First, so that style sheets are split per widget.
import '@staykit/site/styles/style-marks.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createContentClient } from '@staykit/client/content/create-content-client.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { foldersFrom } from '../../server/create-app.ts';
import type { Env } from '../../server/environment/read-env.ts';
import { createGateway } from '@staykit/gateway/app.ts';
import { inProcessFetch } from '@staykit/gateway/http/in-process-fetch.ts';
import { exportMinisite } from '@staykit/minisites/export-minisite.ts';
import { createForms } from '@staykit/minisites/minisite-forms.ts';
import { shareFiles } from '@staykit/minisites/shared-files.ts';
import { createServices } from '../../server/services/create-services.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { progressBar } from '../../server/progress-bar.ts';
import { enterShopOf } from '../../server/shop-of-env.ts';
import { siteSettings } from '../../server/site-settings.ts';
import { presentShop } from '@staykit/gateway/shop/present-shop.ts';
import { servedPictures } from '@staykit/gateway/shop/shop-pictures.ts';
import { assetsOf, type Manifest } from '@staykit/site/assets.ts';
import { createSiteRenderer, type SiteRendererOptions } from '@staykit/site/site-renderer.ts';
import { dayInUtc } from '@staykit/gateway/catalogue/calendar-day.ts';
import { textVersion } from './text-version.ts';

/** Options of the command. */
export interface BuildMinisitesOptions {
  env: Env;
  partners: PartnerRegistry;
  wanted: readonly Partner[];
  out: string;
  base: string;
  force: boolean;
  /** Top of the checkout. */
  top: string;
  /** A running shop to read from, instead of the database. */
  from?: string;
  /** Origin of the shop that an export calls and links to. */
  shopOf: (partner: Partner) => string;
  print: (line: string) => void;
}

/** Folder beside the minisites with the files that they share; hidden, since it is no minisite. */
const SHARED = '.shared';

type Fetch = SiteRendererOptions['fetch'];

/** Exports minisites one after the other; shared calls are made once. */
export async function buildMinisites(options: BuildMinisitesOptions): Promise<void> {
  const { env, partners, wanted, out, base, force, top, from, shopOf, print } = options;
  const manifestText = readFileSync(join(top, 'dist/host/manifest.json'), 'utf8');
  const rest = join(top, 'dist/host/rest');
  const restText = readFileSync(join(rest, 'manifest.json'), 'utf8');
  const source = await openSource(env, from);
  try {
    const ask = remembered(source.fetch);
    const { sites, activitySearch, indexing, captcha, isDemo = false } = siteSettings(env);
    const renderer = createSiteRenderer({
      partners,
      sites,
      assets: assetsOf(JSON.parse(manifestText) as Manifest, undefined, JSON.parse(restText) as Manifest),
      fetch: ask,
      clock: Date.now,
      activitySearch,
      indexing,
      isDemo,
      ...(captcha && { captcha }),
    });
    const server = readFileSync(join(top, 'dist/host/server.js'));
    const common = createHash('sha256')
      .update(manifestText)
      .update(restText)
      .update(server)
      .update(source.state)
      .update(JSON.stringify(captcha?.sources ?? []))
      .digest('hex');
    const folders = [foldersFrom(top).assets, join(rest, 'assets')];
    const start = performance.now();
    const assets = new Map<string, Buffer>(
      folders.flatMap((folder) =>
        readdirSync(folder)
          .filter((name) => !/\.(br|gz)$/.test(name))
          .map((name) => [name, readFileSync(join(folder, name))] as const),
      ),
    );
    // Partners without a logo have the icon of the shop.
    const { name: shopName, pictures = {} } = presentShop();
    for (const { name, body } of servedPictures(shopName, pictures)) assets.set(name, body);
    const shared = shareFiles(join(out, SHARED), assets);
    const printed = createForms();
    // Partners of a locale have the same pages, and these the same texts.
    const versions = new Map<string, Promise<string>>();
    const instant = Date.now();
    let written = 0;
    for (const partner of wanted) {
      const began = performance.now();
      const target = join(out, partner.minisiteUrl);
      if (force) await rm(target, { recursive: true, force: true });
      const { minisiteLocale: locale } = partner;
      const content = createContentClient({ api: '/api', locale, fetch: ask, retries: 0 });
      const fingerprint = async (paths: readonly string[]) => {
        const known = `${locale} ${paths.join(' ')}`;
        const version = versions.get(known) ?? textVersion(paths, content, LOCALE_TEXTS[locale]);
        versions.set(known, version);
        return `${common} ${await version}`;
      };
      const { files, bytes } = await exportMinisite({
        print: printed,
        partner,
        partners,
        renderer,
        base,
        fingerprint,
        shop: shopOf(partner),
        assets: shared,
        out: target,
        instant,
      });
      const took = `${Math.round(performance.now() - began)} ms`;
      if (files > 0) written += 1;
      print(
        files === 0
          ? `${target}: unchanged`
          : `${target}: ${files} files, ${Math.round(bytes / 1024)} KB, ${took}`,
      );
    }
    shared.tidy();
    print(
      `${wanted.length} minisites, ${written} of them written, in ${Math.round(performance.now() - start)} ms.`,
    );
  } finally {
    await source.close();
  }
}

interface Source {
  fetch: Fetch;
  /** Changes with the catalogue. */
  state: string;
  close(): Promise<void>;
}

/** The source of an export: a running shop, or the database in this process. */
async function openSource(env: Env, from: string | undefined): Promise<Source> {
  if (from !== undefined) {
    // Pages name the shop, and tell its phone.
    await enterShopOf(env);
    // A remote shop does not report changes, so the state changes hourly, like the refresh of its pages.
    const hour = Math.floor(Date.now() / 3_600_000);
    return {
      fetch: (path, init) => fetch(from + path, init),
      state: `${from} ${hour}`,
      close: async () => undefined,
    };
  }
  const today = dayInUtc();
  const services = await createServices(env, today, {
    filling: progressBar(process.stderr, 'Filling the catalogue'),
    reading: () => undefined,
  });
  const gateway = await createGateway({ ...services.parts, rateLimit: 0 });
  return {
    fetch: inProcessFetch(gateway),
    state: `${services.change} ${today}`,
    close: async () => {
      await gateway.close();
      await services.close();
    },
  };
}

/** Caches calls by address: minisites of a locale show the same offers. The partner's id does not affect lists. */
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
