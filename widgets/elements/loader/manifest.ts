import { DEFAULT_LOCALE } from '../../core/market/locale.ts';
import type { ContextDefaults } from '../element-context.ts';
import type { EarlyAnswers, ElementSource } from '../define-element.ts';

/** What the build knows of the files. */
export interface FileTable {
  /** Folder of the files, beside this module. */
  folder: string;
  /**
   * File name without its ending, and the base64 of its sha256. Texts are `search-box.fr_FR`, a widget with all that it
   * imports in one file `search-box.alone`.
   */
  hashes: Readonly<Record<string, string>>;
  /** For each widget the files that its own, of its name, imports at once and shares with others. */
  widgets: Readonly<Record<string, readonly string[]>>;
}

declare const __STAYKIT_FILES__: FileTable;

const { folder, hashes, widgets } = __STAYKIT_FILES__;

/** Fetches a file with its hash: the import that follows gets this very file, or none if it was tampered with. */
function preload(name: string): string {
  const href = new URL(`${folder}/${name}.js`, import.meta.url).href;
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, {
      rel: 'modulepreload',
      crossOrigin: '',
      integrity: `sha256-${hashes[name]}=`,
      href,
    }),
  );
  return href;
}

/** Loads the widgets that stand on the page, now and later, and only those. */
export function start(defaults: ContextDefaults, early: EarlyAnswers = {}): void {
  const missing = new Set(Object.keys(widgets));
  const source: ElementSource = { url: import.meta.url, defaults, early, channels: new Map() };
  /** Whether widgets share files. One that has the page to itself comes as one file, which weighs less. */
  let together = false;

  const load = (name: string, element: Element): void => {
    missing.delete(name);
    if (customElements.get(element.localName)) return;
    const texts = `${name}.${element.getAttribute('locale') ?? defaults['locale']}`;
    const [url] = [
      ...(together ? [name, ...widgets[name]!] : [`${name}.alone`]),
      texts in hashes ? texts : `${name}.${DEFAULT_LOCALE}`,
    ].map(preload);
    import(/* @vite-ignore */ url!).then(
      (widget: { define(from: ElementSource): void }) => widget.define(source),
      (error: unknown) => {
        const detail = { code: 'NETWORK', message: String(error) };
        element.dispatchEvent(new CustomEvent('stay-error', { detail, bubbles: true, composed: true }));
      },
    );
  };
  const look = (): void => {
    const found = [...missing].flatMap((name) => {
      const element = document.querySelector(`stay-${name}`);
      return element ? [[name, element] as const] : [];
    });
    // While the page is still being read, others may follow.
    together ||= found.length > 1 || document.readyState === 'loading';
    for (const one of found) load(...one);
    if (missing.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  look();
}
