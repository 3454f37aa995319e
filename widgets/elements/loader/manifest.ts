import { DEFAULT_LOCALE } from '../../core/market/locale.ts';
import type { ContextDefaults } from '../element-context.ts';
import type { ElementSource } from '../define-element.ts';

/** What the build knows of the files; `null` stands for a widget without chunks of texts. */
export interface FileTable {
  /** File name beside this module, and the base64 of its sha256. */
  files: readonly (readonly [name: string, hash: string])[];
  /** For each widget its entry, then what the entry imports, as places in `files`. */
  widgets: Readonly<Record<string, readonly number[]>>;
  /** For each widget and locale the place of its texts. */
  texts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

declare const __STAYKIT_FILES__: FileTable;

const { files, widgets, texts } = __STAYKIT_FILES__;

/** Fetches a file with its hash: the import that follows gets this very file, or none if it was tampered with. */
function preload(place: number | undefined): string {
  const [name, hash] = files[place ?? -1] ?? [];
  const url = new URL(`${name}`, import.meta.url).href;
  if (!document.querySelector(`link[href="${url}"]`)) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity: `sha256-${hash}`, href: url });
    document.head.append(link);
  }
  return url;
}

/** Loads the widgets that stand on the page, now and later, and only those. */
export function start(defaults: ContextDefaults): void {
  const missing = new Set(Object.keys(widgets));
  const source: ElementSource = { url: import.meta.url, defaults };

  const load = (name: string, element: Element): void => {
    missing.delete(name);
    if (customElements.get(`stay-${name}`)) return;
    const urls = widgets[name]?.map(preload) ?? [];
    const locales = texts[name] ?? {};
    const locale = element.getAttribute('locale') ?? defaults['locale'] ?? DEFAULT_LOCALE;
    preload(locales[locale] ?? locales[DEFAULT_LOCALE]);
    import(/* @vite-ignore */ urls[0] ?? '').then(
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
