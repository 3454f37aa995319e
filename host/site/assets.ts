import type { PageAssets } from './framework/document/page-assets.ts';
import { ISLAND_SOURCES, SALE_ISLANDS } from './registry/island-sources.ts';

/** One entry of the manifest that Vite writes. */
export interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** Source of the script of exported shells, which is built apart. */
export const REST_SCRIPT = 'host/site/pages/minisite/rest/fill-rest.ts';

/** Vite's manifest: source file to built file. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Reads the addresses out of the manifest of the browser build, and out of that of exported shells; `base` stands before every file. */
export function assetsOf(manifest: Manifest, base = '/assets/', rest?: Manifest): PageAssets {
  const made = (source: string): ManifestEntry => madeOf(manifest, source);
  const fileOf = (source: string): string => assetAddress(manifest, source, base);
  /** A module and all that it imports at once: a browser learns of the next only once it has read the one before. */
  const needed = (source: string, known = new Set<string>()): Set<string> => {
    if (known.has(source)) return known;
    known.add(source);
    for (const one of made(source).imports ?? []) needed(one, known);
    return known;
  };
  const textsOf = (ending: string) =>
    Object.fromEntries(
      Object.keys(manifest).flatMap((source) => {
        const locale = /widgets\/messages\/([a-z]{2}_[A-Z]{2})(\.json.*)$/.exec(source);
        return locale?.[2] === ending ? [[locale[1]!, fileOf(source)] as const] : [];
      }),
    );
  const entry = fileOf('host/site/browser.ts');
  const [texts, saleTexts] = [textsOf('.json'), textsOf('.json?sale')];
  const forSale = new Set<string>(SALE_ISLANDS);
  const islands = Object.entries(ISLAND_SOURCES).map(([name, sources]) => {
    const files = new Set(sources.flatMap((source) => [...needed(source)]).map(fileOf));
    files.delete(entry);
    return [name, { files: [...files], texts: forSale.has(name) ? saleTexts : texts }] as const;
  });
  return {
    entry,
    early: fileOf('host/site/framework/browser/early.ts'),
    islands: Object.fromEntries(islands),
    ...(rest && { rest: assetAddress(rest, REST_SCRIPT, base) }),
  };
}

function madeOf(manifest: Manifest, source: string): ManifestEntry {
  const entry = manifest[source];
  if (!entry) throw new Error(`The browser build has no ${source}: run "npm run build" again.`);
  return entry;
}

const assetAddress = (manifest: Manifest, source: string, base: string): string =>
  base + madeOf(manifest, source).file.replace(/^assets\//, '');
