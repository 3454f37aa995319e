import { DEFAULT_LOCALE } from '../../core/market/locale.ts';
import type { ContextDefaults } from '../element-context.ts';
import type { ElementSource } from '../define-element.ts';

/** What the build knows of the files. */
export interface FileTable {
  /**
   * File name beside this module, and the base64 of its sha256. Texts are found by their name,
   * `search-box.fr_FR-….js`: a table of them would be bytes in every page.
   */
  files: readonly (readonly [name: string, hash: string])[];
  /** For each widget its entry, then what the entry imports, as places in `files`. */
  widgets: Readonly<Record<string, readonly number[]>>;
}

declare const __STAYKIT_FILES__: FileTable;

const { files, widgets } = __STAYKIT_FILES__;

/** Fetches a file with its hash: the import that follows gets this very file, or none if it was tampered with. */
function preload(place: number): string {
  const [name, hash] = files[place]!;
  const href = new URL(name, import.meta.url).href;
  if (!document.querySelector(`link[href="${href}"]`)) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity: `sha256-${hash}`, href }),
    );
  }
  return href;
}

/** Loads the widgets that stand on the page, now and later, and only those. */
export function start(defaults: ContextDefaults): void {
  const missing = new Set(Object.keys(widgets));
  const source: ElementSource = { url: import.meta.url, defaults };

  const load = (name: string, element: Element): void => {
    missing.delete(name);
    if (customElements.get(`stay-${name}`)) return;
    const textsIn = (locale: string) => files.findIndex(([file]) => file.startsWith(`${name}.${locale}-`));
    const urls = widgets[name]!.map(preload);
    const texts = textsIn(element.getAttribute('locale') ?? defaults['locale'] ?? DEFAULT_LOCALE);
    preload(texts < 0 ? textsIn(DEFAULT_LOCALE) : texts);
    import(/* @vite-ignore */ urls[0]!).then(
      (widget: { define(from: ElementSource): void }) => widget.define(source),
      (error: unknown) => {
        const detail = { code: 'NETWORK', message: String(error) };
        element.dispatchEvent(new CustomEvent('stay-error', { detail, bubbles: true, composed: true }));
      },
    );
  };
  const look = (): void => {
    for (const name of missing) {
      const element = document.querySelector(`stay-${name}`);
      if (element) load(name, element);
    }
    if (missing.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  look();
}
