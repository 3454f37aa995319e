import { DEFAULT_LOCALE } from '../../core/market/locale.ts';
import type { EarlyAnswers, ElementSource } from '../define-element.ts';
import type { ContextDefaults } from '../element-context.ts';

/** What the build knows of the files that stand beside a manifest. */
export interface FileTable {
  /** The widget that it loads, which has the page to itself; or `all`, whose widgets share files. */
  own: string;
  /** Every widget that a page may hold. */
  names: readonly string[];
  /** File name without its ending, and the base64 of its sha256. Texts are `search-box.fr_FR`. */
  hashes: Readonly<Record<string, string>>;
  /** For each widget that it loads, its own file and those that this one imports at once. */
  widgets: Readonly<Record<string, readonly string[]>>;
}

/** What the loader brings: where it comes from, its `data-*`, answers on their way, and how a file is fetched. */
export interface Loader {
  source: ElementSource & { defaults: ContextDefaults; early: EarlyAnswers };
  /**
   * Fetches a file of this name with its hash, and gives its address: the import that follows gets this very file, or
   * none if it was tampered with.
   */
  preload(name: string, hash: string | undefined): string;
  /** Loads the manifest of a widget, or of `all`. */
  manifestOf(name: string): Promise<Manifest>;
}

/** A manifest, as the loader and the other manifests know it. */
export interface Manifest {
  /** Loads the widgets that stand on the page, now and later, and only those. */
  start(loader: Loader, missing?: Set<string>): void;
}

declare const __STAYKIT_FILES__: FileTable;

const { own, names, hashes, widgets } = __STAYKIT_FILES__;

/** Tells the page that a widget cannot be had. What stands between its tags stays. */
const failed =
  (name: string) =>
  (error: unknown): void => {
    const detail = { code: 'NETWORK', message: String(error) };
    const element = document.querySelector(`stay-${name}`);
    element?.dispatchEvent(new CustomEvent('stay-error', { detail, bubbles: true, composed: true }));
  };

export const start: Manifest['start'] = (loader, missing = new Set(names)) => {
  const { source, preload, manifestOf } = loader;
  const load = (name: string): void => {
    const element = document.querySelector(`stay-${name}`)!;
    missing.delete(name);
    if (customElements.get(element.localName)) return;
    const texts = `${name}.${element.getAttribute('locale') ?? source.defaults['locale']}`;
    const [url] = [...widgets[name]!, texts in hashes ? texts : `${name}.${DEFAULT_LOCALE}`].map((file) =>
      preload(file, hashes[file]),
    );
    import(/* @vite-ignore */ url!).then(
      (widget: { define(from: ElementSource): void }) => widget.define(source),
      failed(name),
    );
  };
  const look = (): void => {
    const found = [...missing].filter((name) => document.querySelector(`stay-${name}`));
    const [first = own] = found;
    if (own === 'all' || (first === own && !found[1])) found.forEach(load);
    else {
      // Another widget, or several at once: their own manifest goes on.
      observer.disconnect();
      manifestOf(found[1] ? 'all' : first).then((other) => other.start(loader, missing), failed(first));
    }
    if (missing.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  look();
};
