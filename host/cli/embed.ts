import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineCommand } from 'citty';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@staykit/values/market/locale.ts';
import { marketNow } from '@staykit/core/dates/market-time.ts';
import { settingsOf } from '@staykit/core/market/market-settings.ts';
import { readCriteria } from '@staykit/core/search/address/address-hash.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { SEARCH_PAGE_SIZE } from '@staykit/core/search/results/pagination.ts';
import { firstAnswer } from '@staykit/elements/element/first-answer.ts';
import { isReleased } from '@staykit/elements/is-released.ts';
import { filesOf, pageLinks, type Built } from '@staykit/elements/page-links.ts';
import { TOP } from '../top.ts';
import { CliError } from './cli-error.ts';
import { embedText } from './embed-text.ts';

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

function originOf(flag: string, value: string): string {
  if (/^https?:\/\/[^\s/"<>]+$/.test(value)) return value;
  throw new CliError(
    `--${flag} must be an origin like https://shop.example without a path, not "${value}".`,
    2,
  );
}

/** Element files of the newest release, or of the working tree without one. */
function builtFolder(elements: string): { version: string; folder: string } {
  const versions = (existsSync(elements) ? readdirSync(elements) : []).filter((name) =>
    existsSync(join(elements, name, 'integrity.json')),
  );
  const released = versions.filter(isReleased);
  const version = (released.length > 0 ? released : versions)
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  if (version === undefined) throw new CliError('The element files are not built: run "npm run build".');
  return { version, folder: join(elements, version) };
}

/** `staykit embed WIDGET...`: the snippet that shows widgets on a page. */
export const embedCommand = defineCommand({
  meta: { name: 'embed', description: 'Prints snippet, policy and size of widgets for a page' },
  args: {
    widgets: {
      type: 'positional',
      description: 'One or more of search-box, results-grid ...',
      required: true,
    },
    origin: { type: 'string', description: 'Origin of the element files', default: 'https://cdn.example' },
    api: { type: 'string', description: 'Origin of the shop', default: 'https://shop.example' },
    locale: { type: 'string', description: `One of ${LOCALES.join(', ')}`, default: DEFAULT_LOCALE },
    partner: { type: 'string', description: 'Minisite id of the partner' },
    criteria: {
      type: 'string',
      description: 'Criteria of the first search, as in an address: city=75&stars=5,4',
    },
    elements: {
      type: 'string',
      description: 'Folder of the built element files',
      default: join(TOP, 'dist/elements'),
    },
  },
  run: ({ args }) => {
    const { locale, partner, criteria } = args;
    const origin = originOf('origin', args.origin);
    const api = originOf('api', args.api);
    if (!isLocale(locale))
      throw new CliError(`--locale must be one of ${LOCALES.join(', ')}, not "${locale}".`, 2);
    if (partner !== undefined && !/^[1-9]\d*$/.test(partner))
      throw new CliError(`--partner must be a minisite id like 1042, not "${partner}".`, 2);
    const { version, folder } = builtFolder(args.elements);
    const built: Built = {
      files: readJson(join(folder, 'files.json')),
      hashes: readJson(join(folder, 'integrity.json')),
    };
    const known = Object.keys(built.hashes)
      .filter((file) => !file.includes('/') && !file.startsWith('staykit.'))
      .map((file) => file.replace(/\.js$/, ''));
    const widgets = [...new Set(args._)];
    const unknown = widgets.find((widget) => !known.includes(widget));
    if (unknown !== undefined)
      throw new CliError(`Unknown element "${unknown}". Elements: ${known.join(', ')}.`);
    const address = `${origin}/elements/${version}`;
    const now = marketNow(Date.now(), settingsOf(locale).timeZone);
    const shown =
      criteria === undefined ? emptyCriteria() : readCriteria({ hash: `#${criteria}`, search: '' }, now);
    const answer = firstAnswer(api, locale, SEARCH_PAGE_SIZE, shown, now);
    const use = { widgets, locale, address, ...(widgets.includes('results-grid') && { answer }) };
    const files = ['staykit.js', ...filesOf(use, built.files)];
    console.log(
      embedText({
        widgets,
        links: pageLinks(use, built),
        version,
        origin,
        api,
        locale,
        integrity: built.hashes['staykit.js'] ?? '',
        firstUse: files.reduce(
          (sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length,
          0,
        ),
        files: files.length,
        ...(partner !== undefined && { partner: Number(partner) }),
        ...(criteria !== undefined && { criteria }),
      }),
    );
  },
});
