import { askFrom, newAddress } from '../replica/ask-from.ts';

/** What visitors of pages met. */
export interface PageReaders {
  pages: number;
  files: number;
  /** Pages and files that were not answered 200. */
  missing: string[];
  /** Names of all files. */
  names: ReadonlySet<string>;
  /** Asks for all files of a page that was opened earlier. */
  reopen(files: readonly string[]): Promise<void>;
  /** Opens a page with its files; returns these. */
  open(): Promise<string[]>;
  stop(): Promise<void>;
}

const PATHS = ['/', '/search#flow=booking', '/contact'];
const FILE = /(?:src|href)="(\/assets\/[^"]+)"/g;

/** Visitors who open pages at `origin` with all files that they name, until they are stopped. */
export function startPageReaders(origin: string, host: string, count: number): PageReaders {
  const names = new Set<string>();
  let stopped = false;
  let turn = 0;
  const ask = async (path: string): Promise<string> => {
    try {
      const { status, body } = await askFrom(newAddress(), { url: origin + path, headers: { host } });
      if (status !== 200) readers.missing.push(`${path} ${status}`);
      return typeof body === 'string' ? body : '';
    } catch (error) {
      readers.missing.push(`${path} ${String(error)}`);
      return '';
    }
  };
  const readers: PageReaders = {
    pages: 0,
    files: 0,
    missing: [],
    names,
    async reopen(files) {
      readers.files += files.length;
      await Promise.all(files.map(ask));
    },
    async open() {
      turn += 1;
      const [path = '/'] = (PATHS[turn % PATHS.length] ?? '/').split('#');
      const html = await ask(path);
      readers.pages += 1;
      const files = [...html.matchAll(FILE)].map(([, file = '']) => file);
      for (const file of files) names.add(file);
      await readers.reopen(files);
      return files;
    },
    async stop() {
      stopped = true;
      await Promise.all(running);
    },
  };
  const running = Array.from({ length: count }, async () => {
    while (!stopped) await readers.open();
  });
  return readers;
}
