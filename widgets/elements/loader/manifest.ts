import { DEFAULT_LOCALE } from '../../core/market/locale.ts';
import type { EarlyAnswers, ElementSource } from '../define-element.ts';
import type { ContextDefaults } from '../element-context.ts';
import { failed, watchWidgets } from './watch-widgets.ts';

/** What the build knows of the files that widgets share, and of each widget's own beside them. */
export interface FileTable {
  /** File name without its ending, and the base64 of its sha256. Texts are `search-box.fr_FR`. */
  hashes: Readonly<Record<string, string>>;
  /** For each widget its own file and those that this one imports at once. */
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
  /** Loads the file that starts a widget which has the page to itself, or `all`. */
  startOf(name: string): Promise<Start>;
}

/** A file that starts widgets, as the loader and the other such files know it. */
export interface Start {
  /** Loads the widgets that stand on the page, now and later, and only those. */
  start(loader: Loader, missing?: Set<string>): void;
}

declare const __STAYKIT_FILES__: FileTable;

const { hashes, widgets } = __STAYKIT_FILES__;

export const start: Start['start'] = (loader, missing = new Set(Object.keys(widgets))) =>
  watchWidgets('all', loader, missing, (name) => {
    const { source, preload } = loader;
    const element = document.querySelector(`stay-${name}`)!;
    if (customElements.get(element.localName)) return;
    const texts = `${name}.${element.getAttribute('locale') ?? source.defaults['locale']}`;
    const [url] = [...widgets[name]!, texts in hashes ? texts : `${name}.${DEFAULT_LOCALE}`].map((file) =>
      preload(file, hashes[file]),
    );
    import(/* @vite-ignore */ url!).then(
      (widget: { define(from: ElementSource): void }) => widget.define(source),
      failed(name),
    );
  });
