import type { ElementSource } from '../define-element.ts';
import { sourceOf, type Start } from './start.ts';
import { failed, watchWidgets } from './watch-widgets.ts';

/** What the build knows of the files that widgets share, and of each widget's own beside them. */
export interface FileTable {
  /** File name without its ending, and the base64 of its sha256. */
  hashes: Readonly<Record<string, string>>;
  /** For each widget its own file and those that this one imports at once. */
  widgets: Readonly<Record<string, readonly string[]>>;
}

declare const __STAYKIT_FILES__: FileTable;

const { hashes, widgets } = __STAYKIT_FILES__;

export const start: Start['start'] = (loader, missing = new Set(Object.keys(widgets))) => {
  const source = sourceOf(loader);
  const fetched = (name: string): string => source.preload(name, hashes[name]);
  const together = (): void =>
    watchWidgets('all', loader, missing, (name) => {
      if (customElements.get(`stay-${name}`)) return;
      const [url] = widgets[name]!.map(fetched);
      import(/* @vite-ignore */ url!).then(
        (widget: { define(from: ElementSource): void }) => widget.define(source),
        failed(name),
      );
    });
  const [found, second] = [...missing].filter((name) => document.querySelector(`stay-${name}`));
  const own = `start.${found}`;
  // While the page is still being read, others may follow.
  if (second || !hashes[own] || document.readyState === 'loading') together();
  else import(/* @vite-ignore */ fetched(own)).then((alone: Start) => alone.start(loader, missing), together);
};
