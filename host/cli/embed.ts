import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineCommand } from 'citty';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '../../widgets/core/market/locale.ts';
import { isReleased } from '../../widgets/elements/is-released.ts';
import { TOP } from '../top.ts';
import { CliError } from './cli-error.ts';
import { embedText } from './embed-text.ts';

interface BuiltFile {
  file: string;
  imports?: string[];
}

/** Every script until a widget is on a page: the loader, what the widget needs at once, the texts of one locale. */
function firstUseFiles(folder: string, widget: string, locale: string): string[] {
  const built = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')) as Record<string, BuiltFile>;
  const texts = `virtual:staykit-texts/${widget}/${locale}`;
  const wanted = new Set([`widgets/elements/${widget}.ts`, texts]);
  for (const source of wanted) for (const one of built[source]?.imports ?? []) wanted.add(one);
  return ['staykit.js', ...[...wanted].flatMap((source) => built[source]?.file ?? [])];
}

function originOf(flag: string, value: string): string {
  if (/^https?:\/\/[^\s/"<>]+$/.test(value)) return value;
  throw new CliError(`--${flag} is an origin like https://shop.example, without a path: not "${value}".`, 2);
}

/** The element files of the newest release; those of the working tree where nothing is released yet. */
function builtFolder(elements: string): { version: string; folder: string } {
  const versions = (existsSync(elements) ? readdirSync(elements) : []).filter((name) =>
    existsSync(join(elements, name, 'integrity.json')),
  );
  const released = versions.filter(isReleased);
  const version = (released.length > 0 ? released : versions)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  if (version === undefined) throw new CliError('The element files are not built yet: run "npm run build".');
  return { version, folder: join(elements, version) };
}

/** `staykit embed WIDGET`: what a page needs to show a widget. */
export const embedCommand = defineCommand({
  meta: { name: 'embed', description: 'Prints the snippet, the policy and the bytes of a widget for a page' },
  args: {
    widget: { type: 'positional', description: 'search-box, results-grid ...', required: true },
    origin: { type: 'string', description: 'Origin of the element files', default: 'https://cdn.example' },
    api: { type: 'string', description: 'Origin of the shop', default: 'https://shop.example' },
    locale: { type: 'string', description: `One of ${LOCALES.join(', ')}`, default: DEFAULT_LOCALE },
    partner: { type: 'string', description: 'Minisite id of the partner' },
    elements: {
      type: 'string',
      description: 'Folder of the built element files',
      default: join(TOP, 'dist/elements'),
    },
  },
  run: ({ args }) => {
    const { widget, locale, partner } = args;
    const origin = originOf('origin', args.origin);
    const api = originOf('api', args.api);
    if (!isLocale(locale))
      throw new CliError(`--locale is one of ${LOCALES.join(', ')}: not "${locale}".`, 2);
    if (partner !== undefined && !/^[1-9]\d*$/.test(partner))
      throw new CliError(`--partner is a minisite id like 1042: not "${partner}".`, 2);
    const { version, folder } = builtFolder(args.elements);
    const hashes = JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8')) as Record<string, string>;
    const widgets = Object.keys(hashes)
      .filter((file) => !file.includes('/') && !file.startsWith('staykit.'))
      .map((file) => file.replace(/\.js$/, ''));
    if (!widgets.includes(widget))
      throw new CliError(`There is no element "${widget}". There are: ${widgets.join(', ')}.`);
    const files = firstUseFiles(folder, widget, locale);
    console.log(
      embedText({
        widget,
        version,
        origin,
        api,
        locale,
        integrity: hashes['staykit.js'] ?? '',
        firstUse: files.reduce(
          (sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length,
          0,
        ),
        files: files.length,
        ...(partner !== undefined && { partner: Number(partner) }),
      }),
    );
  },
});
