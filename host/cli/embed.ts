import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineCommand } from 'citty';
import type { Manifest } from '../render/assets.ts';
import { CliError, guarded } from './cli-error.ts';
import { embedText } from './embed-text.ts';
import { TOP } from '../top.ts';

/** Widgets that are built as elements, with the text of their fallback link. */
const WIDGETS = ['search-box', 'results-grid'] as const;

/** Brotli bytes of a widget's module with all that it imports at once. */
function moduleBytes(folder: string, widget: string): number {
  const files = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')) as Manifest;
  const wanted = new Set(Object.keys(files).filter((source) => source.endsWith(`/${widget}.ts`)));
  for (const source of wanted) for (const one of files[source]?.imports ?? []) wanted.add(one);
  const paths = [...wanted].flatMap((source) => files[source]?.file ?? []);
  return paths.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
}

/** `staykit embed WIDGET`: what a page needs to show a widget. */
export const embedCommand = defineCommand({
  meta: { name: 'embed', description: 'Prints the snippet, the policy and the bytes of a widget for a page' },
  args: {
    widget: { type: 'positional', description: WIDGETS.join(' or '), required: true },
    cdn: { type: 'string', description: 'Origin of the element files', default: 'https://cdn.example' },
    shop: { type: 'string', description: 'Origin of the shop', default: 'https://shop.example' },
    locale: { type: 'string', description: 'Locale of the texts', default: 'fr_FR' },
    partner: { type: 'string', description: 'Minisite id of the partner' },
  },
  run: ({ args }) => guarded([], async () => {
    const widget = WIDGETS.find((one) => one === args.widget);
    if (!widget) throw new CliError(`There is no element "${args.widget}". There are: ${WIDGETS.join(', ')}.`);
    const folder = join(TOP, 'dist/elements');
    const version = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => /^\d/.test(name)).toSorted().at(-1);
    if (version === undefined) throw new CliError('The element files are not built yet: run "npm run build".');
    const loader = readFileSync(join(folder, version, 'staykit.js'));
    console.log(embedText({
      widget, version, cdn: args.cdn, shop: args.shop, locale: args.locale,
      integrity: `sha384-${createHash('sha384').update(loader).digest('base64')}`,
      loaderBytes: brotliCompressSync(loader).length,
      widgetBytes: moduleBytes(join(folder, version), widget),
      ...(args.partner !== undefined && { partner: args.partner }),
    }));
  }),
});
