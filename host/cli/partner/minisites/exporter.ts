// First, so that style sheets are split per widget.
import '@staykit/site/styles/style-marks.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContentClient } from '@staykit/client/content/create-content-client.ts';
import { servedPictures } from '@staykit/gateway/shop/shop-pictures.ts';
import { presentShop } from '@staykit/gateway/shop/present-shop.ts';
import { LOCALE_TEXTS } from '@staykit/messages/locale-texts.ts';
import { exportMinisite, hasChanged } from '@staykit/minisites/export-minisite.ts';
import { createForms } from '@staykit/minisites/minisite-forms.ts';
import { shareFiles } from '@staykit/minisites/shared-files.ts';
import { createPartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { assetsOf, type Manifest } from '@staykit/site/assets.ts';
import { createSiteRenderer } from '@staykit/site/site-renderer.ts';
import type { Env } from '../../../server/environment/read-env.ts';
import { enterShopOf } from '../../../server/shop-of-env.ts';
import { siteSettings } from '../../../server/site-settings.ts';
import { textVersion } from '../text-version.ts';
import { remembered, type Ask } from './answer.ts';

/** What minisites are exported with. It can be sent to another thread. */
export interface ExportSetup {
  env: Env;
  /** The partners of this host, by whom addresses are read. */
  partners: readonly Partner[];
  /** Folder of all minisites. */
  out: string;
  /** Folder of the files that minisites share. */
  shared: string;
  /** Path that the files will be served under: '' at the root of a host name. */
  base: string;
  /** Writes unchanged ones too. */
  force: boolean;
  /** The built files of the browser, with Vite's lists of those of the shop and of those of the shell of exports. */
  assets: { folders: readonly string[]; manifest: Manifest; rest: Manifest };
  /** The instant of the export, in ms since 1970. */
  instant: number;
}

/** A partner to export, and the origin of its shop. */
export interface Task {
  partner: Partner;
  shop: string;
}

/** What became of a partner: files written (0: unchanged), or why there are none. */
export type Outcome = { files: number; bytes: number; ms: number } | { fault: string };

/**
 * Exports partners of one form; reports each as soon as it is done, in any order. Never throws for one of them.
 * `fingerprint` changes with whatever all pages are made of: the build and the catalogue.
 */
export type ExportAlike = (
  tasks: readonly Task[],
  fingerprint: string,
  report: (task: Task, outcome: Outcome) => void,
) => Promise<void>;

/** Loads pages and styles, and exports minisites from then on. */
export async function createExporter(setup: ExportSetup, api: Ask): Promise<ExportAlike> {
  const ask = remembered(api);
  const { env, out, base, force, instant } = setup;
  // Pages name the shop, and tell its phone.
  await enterShopOf(env);
  const partners = createPartnerRegistry(setup.partners);
  const { sites, activitySearch, indexing, captcha, isDemo = false } = siteSettings(env);
  const renderer = createSiteRenderer({
    partners,
    sites,
    assets: assetsOf(setup.assets.manifest, undefined, setup.assets.rest),
    fetch: ask,
    clock: () => instant,
    activitySearch,
    indexing,
    isDemo,
    ...(captcha && { captcha }),
  });
  const assets = shareFiles(setup.shared, filesOfAll(setup.assets.folders, renderer));
  const printForm = createForms();
  // Partners of a locale have the same pages, and these the same texts.
  const versions = new Map<string, Promise<string>>();
  const optionsOf = ({ partner, shop }: Task, ofAll: string) => {
    const { minisiteLocale: locale } = partner;
    const content = createContentClient({ api: '/api', locale, fetch: ask, retries: 0 });
    const fingerprint = async (paths: readonly string[]) => {
      const known = `${locale} ${paths.join(' ')}`;
      const version = versions.get(known) ?? textVersion(paths, content, LOCALE_TEXTS[locale]);
      versions.set(known, version);
      version.catch(() => versions.delete(known));
      return `${ofAll} ${await version}`;
    };
    const target = join(out, partner.minisiteUrl);
    return { partner, partners, renderer, base, shop, assets, out: target, instant, fingerprint };
  };
  return async (tasks, ofAll, report) => {
    const safely = async (task: Task, work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        report(task, { fault: error instanceof Error ? error.message : String(error) });
      }
    };
    const changed: Task[] = [];
    for (const task of tasks)
      await safely(task, async () => {
        if (force || (await hasChanged(optionsOf(task, ofAll)))) changed.push(task);
        else report(task, { files: 0, bytes: 0, ms: 0 });
      });
    for (const task of changed)
      await safely(task, async () => {
        const began = performance.now();
        const print = (one: Parameters<typeof printForm>[0]) => printForm(one, changed.length);
        const done = await exportMinisite({ ...optionsOf(task, ofAll), print });
        report(task, { ...done, ms: performance.now() - began });
      });
  };
}

/** The scripts, style sheets, fonts and pictures of the shop, which all minisites have. */
function filesOfAll(
  folders: readonly string[],
  renderer: ReturnType<typeof createSiteRenderer>,
): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>(
    folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => !/\.(br|gz)$/.test(name))
        .map((name) => [name, readFileSync(join(folder, name))] as const),
    ),
  );
  // Partners without a logo have the icon of the shop.
  const { name: shopName, pictures = {} } = presentShop();
  for (const { name, body } of servedPictures(shopName, pictures)) files.set(name, body);
  for (const name of renderer.fileNames()) {
    const file = renderer.files.get(name);
    if (file) files.set(name, file.body);
  }
  return files;
}
