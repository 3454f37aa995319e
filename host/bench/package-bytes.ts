import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const PACKAGE = resolve('widgets/dist');
const ENTRY = 'virtual:page';

/**
 * Brotli bytes that a page ships for one search box of the npm package and its texts in one locale, without React and
 * what opens on demand. Throws where a module of another widget, or of another locale's texts, comes along.
 */
export async function searchBoxOfPackage(): Promise<number> {
  if (!existsSync(`${PACKAGE}/search-box.js`))
    throw new Error(`bytes: there is no ${PACKAGE}. Run "npm run build" first.`);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY
            ? `export { SearchBox } from '${PACKAGE}/search-box.js';` +
              `export { default as texts } from '${PACKAGE}/messages/search-box/fr_FR.json';`
            : undefined,
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
        onLog: () => undefined,
      },
    },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const wanted = new Set(
    [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  );
  for (const name of wanted) for (const imported of chunks.get(name)?.imports ?? []) wanted.add(imported);
  const foreign = [...chunks.values()]
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) =>
      /\/dist\/(widgets\/(results-grid|booking-box|gift-drawer|reviews|contact-form)\/|messages\/(?!search-box\/fr_FR))/.test(
        id,
      ),
    );
  if (foreign.length > 0) throw new Error(`bytes: a search box ships ${foreign.join(', ')}`);
  return [...wanted].reduce((sum, name) => sum + brotliCompressSync(chunks.get(name)?.code ?? '').length, 0);
}
