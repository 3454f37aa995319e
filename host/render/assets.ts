/** Addresses of the built files that a page links. */
export interface PageAssets {
  /** The module that brings islands to life. */
  client: string;
  /** Modules that it needs at once: preloaded. */
  preload: readonly string[];
  /** Modules that bring results to life: preloaded on the pages that have some. */
  results?: readonly string[];
  /** The module of every page, which asks for consent and loads what else is wanted. */
  visitor: string;
  /** The script of the head. */
  early: string;
  /** One chunk of texts for each locale. */
  texts: Readonly<Record<string, string>>;
  /** The same for pages that sell. */
  saleTexts?: Readonly<Record<string, string>>;
}

/** One entry of the manifest that Vite writes. */
export interface ManifestEntry {
  file: string;
  imports?: string[];
  /** Name of a chunk that is no entry: `results`. */
  name?: string;
}

/** Vite's manifest: source file to built file. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** Reads the addresses out of the manifest of the browser build; `base` stands before every file. */
export function assetsOf(manifest: Manifest, base = '/assets/'): PageAssets {
  const fileOf = (source: string): string => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The browser build has no ${source}: run "npm run build" again.`);
    return base + entry.file.replace(/^assets\//, '');
  };
  const imports = (source: string): string[] =>
    (manifest[source]?.imports ?? []).flatMap((one) => [fileOf(one), ...imports(one)]);
  const textsOf = (ending: string) =>
    Object.fromEntries(
      Object.keys(manifest).flatMap((source) => {
        const locale = /widgets\/messages\/([a-z]{2}_[A-Z]{2})(\.json.*)$/.exec(source);
        return locale?.[2] === ending ? [[locale[1]!, fileOf(source)] as const] : [];
      }),
    );
  const preload = new Set(imports('host/render/client.tsx'));
  const results = Object.values(manifest).find(({ name }) => name === 'results');
  return {
    client: fileOf('host/render/client.tsx'),
    preload: [...preload],
    results: results ? [base + results.file.replace(/^assets\//, '')] : [],
    visitor: fileOf('host/render/visitor.ts'),
    early: fileOf('host/render/early.ts'),
    texts: textsOf('.json'),
    saleTexts: textsOf('.json?sale'),
  };
}
