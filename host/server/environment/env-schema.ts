import * as z from 'zod/mini';
import { PUSH_LIMITS } from '@staykit/contract/inventory/push-parts.ts';
import { SEASONS } from '@staykit/themes/seasons.ts';
import { isLocale } from '@staykit/values/market/locale.ts';
import { EXPERIMENT_CONDITIONS, type ExperimentConditions } from '@staykit/experiments/assign-variants.ts';
import { MINISITE_MATCH } from '@staykit/partners/partner-registry.ts';
import { CAPTCHA_NAMES } from '@staykit/routing/captcha-provider.ts';
import { readMapTiles, type MapTilesByMarket } from '@staykit/routing/map-tiles.ts';
import type { Site } from '@staykit/routing/sites.ts';
import { checkMode, checkTogether, MODES, PAYMENT_PROVIDERS } from './env-checks.ts';
import {
  address,
  databaseAddress,
  listOf,
  oneOf,
  pairsOf,
  secret,
  textLike,
  wholeNumber,
} from './setting-kinds.ts';

/** Describes a variable: the meaning that docs/reference/environment.md gives. */
function described<Schema extends z.ZodMiniType>(meaning: string, schema: Schema): Schema {
  z.globalRegistry.add(schema, { description: meaning });
  return schema;
}

const optional = z.exactOptional;
const withDefault = z._default;
const text = z.string();

/** The name of a host, without its port. */
const HOST = /^[a-z0-9.-]+$/i;
const ORIGIN = /^https:\/\/(?:\*\.)?[a-z\d.-]+(?::\d+)?$/;
/** Browsers keep closed cookies of names with TLS, and of names of this machine. */
const STUDIO = /^(?:https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+|http:\/\/[a-z\d-]+\.localhost)(?::\d{1,5})?$/;
const MAILBOX = /^(?:[^<>\p{C}]*<[^\s<>@]+@[\w.-]+>|[^\s<>@]+@[\w.-]+)$/u;
const SWITCH = ['on', 'off'] as const;

const mapTiles = z.pipe(
  z.record(z.string(), z.string()),
  z.transform((variables: Readonly<Record<string, string>>, { issues }): MapTilesByMarket => {
    const problems: Parameters<typeof readMapTiles>[2] = [];
    const tiles = readMapTiles('MAP_TILES_', (name) => variables[name.slice('MAP_TILES_'.length)], problems);
    for (const { name, expected: message, received } of problems)
      issues.push({ code: 'custom', message, params: { received }, path: [name], input: undefined });
    return tiles;
  }),
);

/**
 * Every environment variable by its name: its check, its default and its meaning. `GROUP_*` holds all variables that
 * begin so. A process that sells is checked by `sellingEnvSchema`.
 */
export const envSchema = z
  .object({
    STAYKIT_MODE: described(
      '`demo` invents hotels and moves no money; `production` sells what is in the database, and requires `STAYKIT_SITES`, `SHOP_FILE`, `DATABASE_URL`, `PAYMENT_PROVIDER`, `SMTP_URL`, `MAIL_FROM`, `SESSION_SECRET` and `BOT_SECRET`.',
      optional(oneOf(MODES)),
    ),
    PORT: described('Port of the web server; 0 takes any free one.', withDefault(wholeNumber(65_535), 3000)),
    DATA_DIR: described(
      'Folder of the embedded database, secrets, photos and encoded pictures.',
      withDefault(text, '.data'),
    ),
    CONTENT_DIR: described(
      'Folder of content files, one folder per locale; default: the sample content, in production none.',
      optional(text),
    ),
    SHOP_FILE: described(
      'File of the shop: its name, phones and gifts ([shop file](../guides/operating/shop-file.md)); default: that of the demo, in production none.',
      optional(text),
    ),
    PHOTOS_DIR: described(
      'Folder of photos that suppliers send, the same for all processes; default: `photos` in `DATA_DIR`.',
      optional(text),
    ),
    PARTNERS_DIR: described(
      'Folder of partner files, one folder per partner; default: the sample partners, in production none.',
      optional(text),
    ),
    DATABASE_URL: described(
      'PostgreSQL server; default: the embedded database. Several hosts and unix sockets: see [growing](../guides/growing.md#address-of-the-database).',
      optional(databaseAddress()),
    ),
    DATABASE_READ_URL: described(
      'Streaming replica for reads; the primary is read while it is not available.',
      optional(databaseAddress()),
    ),
    DATABASE_POOL_SIZE: described(
      'Connections of this process to each database server; three of them are kept for reads.',
      withDefault(wholeNumber(500, 4), 10),
    ),
    DATABASE_LOCK_TIMEOUT_MS: described(
      'Milliseconds that a statement of a visitor waits for a lock (`lock_timeout`).',
      withDefault(wholeNumber(9_000, 10), 2_000),
    ),
    DATABASE_STATEMENT_TIMEOUT_MS: described(
      'Milliseconds that a statement of a visitor takes on the server (`statement_timeout`); a request has ten seconds.',
      withDefault(wholeNumber(9_000, 10), 5_000),
    ),
    AUTO_MIGRATE: described(
      'Migrate the database at the start: `on`, or `off` where `npx staykit migrate` does it.',
      withDefault(oneOf(SWITCH), 'on'),
    ),
    REDIS_URL: described(
      'Redis server that shares rate limits and short-lived data between processes.',
      optional(address('redis', 'rediss')),
    ),
    STAYKIT_SITES: described(
      'Locale of each host name; default: the built-in table.',
      optional(
        pairsOf(
          'host=locale pairs joined by commas, like shop.example=fr_FR,be.shop.example=splash',
          (host, site): readonly [string, Site] | undefined =>
            HOST.test(host) && (isLocale(site) || site === 'splash') ? [host.toLowerCase(), site] : undefined,
        ),
      ),
    ),
    SESSION_SECRET: described(
      'Secret that signs sessions and encrypts second factors of staff; the same for all processes. After a [change](../guides/operating/secrets.md), the old one follows the new one, with a comma between.',
      optional(secret()),
    ),
    BOT_SECRET: described(
      'Secret of the bot check; the same for all processes. Changed as `SESSION_SECRET`.',
      optional(secret()),
    ),
    BOT_VERIFY_URL: described(
      '`siteverify` address of another bot check provider, used with `BOT_SECRET`; default: the built-in check.',
      optional(address('https')),
    ),
    BOT_SCRIPT_URL: described(
      'Script of that provider; requires `BOT_SITE_KEY` and `BOT_VERIFY_URL`.',
      optional(address('https')),
    ),
    BOT_SITE_KEY: described('Public key of the shop at that provider.', optional(text)),
    BOT_SCRIPT_NAME: described(
      'Global name of that script: `hcaptcha`, `turnstile` or `grecaptcha`.',
      optional(oneOf(CAPTCHA_NAMES)),
    ),
    BOT_SOURCES: described(
      'Additional origins that the script needs, separated by commas.',
      optional(listOf(ORIGIN, 'origins with commas between them, like https://*.hcaptcha.com')),
    ),
    ANALYTICS_URL: described(
      'Address that receives analytics events; default: they stay in the database.',
      optional(address('http', 'https')),
    ),
    CARE_CLIENT_ID: described(
      'Google client id for the sign-in of agents; `embedded` replaces Google for local development.',
      optional(text),
    ),
    CARE_DOMAIN: described('Mail domain of the agents.', optional(text)),
    CARE_HOSTS: described(
      'Host names of customer-care mode and their public hosts; default: the prefix `care.`.',
      optional(
        pairsOf(
          'care=public host pairs joined by commas, like care.shop.example=shop.example',
          (care, host): readonly [string, string] | undefined =>
            HOST.test(care) && HOST.test(host) ? [care.toLowerCase(), host.toLowerCase()] : undefined,
        ),
      ),
    ),
    ADMIN_HOST: described(
      'Host name of the back office, which is then not found on any other; default: `/admin` of every host in the demo, in production none.',
      optional(textLike(HOST, 'a host name like office.shop.example')),
    ),
    STUDIO_ORIGIN: described(
      'Origin of the [studio](../guides/operating/studio.md#from-the-back-office), which the back office then opens; the same for shop and studio. Requires `SESSION_SECRET`; default: the studio is opened on its own machine alone.',
      optional(textLike(STUDIO, 'an origin like https://studio.shop.example')),
    ),
    'MAP_TILES_*': described(
      'Tile servers of the map, by market; default: the included base map.',
      optional(mapTiles),
    ),
    EXPERIMENTS: described(
      'Experiments and their share of visitors; default: none.',
      optional(
        z.pipe(
          pairsOf(
            `experiment=share pairs joined by commas, a share from 0 to 1, of ${Object.keys(EXPERIMENT_CONDITIONS).join(', ')}`,
            (name, share): readonly [string, { share: number }] | undefined =>
              Object.hasOwn(EXPERIMENT_CONDITIONS, name) &&
              share !== '' &&
              Number(share) >= 0 &&
              Number(share) <= 1
                ? [name, { share: Number(share) }]
                : undefined,
          ),
          z.transform((shares): ExperimentConditions => ({ ...EXPERIMENT_CONDITIONS, ...shares })),
        ),
      ),
    ),
    SEASONS: described(
      'Seasonal theme by locale; default: none.',
      optional(
        pairsOf(
          `locale=season pairs joined by commas, like fr_FR=christmas, of ${[...SEASONS.keys()].join(', ')}`,
          (locale, season): readonly [string, string] | undefined =>
            isLocale(locale) && SEASONS.has(season) ? [locale, season] : undefined,
        ),
      ),
    ),
    ANNOUNCEMENT_UNCACHED: described(
      'Request the announcement with each page instead of reading the file of its market.',
      z.pipe(
        withDefault(oneOf(['true', 'false']), 'false'),
        z.transform((value) => value === 'true'),
      ),
    ),
    MESSENGER_URL: described(
      'Address of the visitor chat, with `{appId}` and `{language}`; required with `MESSENGER_APP_ID`.',
      optional(address('https')),
    ),
    MESSENGER_APP_ID: described('Id of the shop at the chat provider; default: no chat.', optional(text)),
    SMTP_URL: described(
      'Mail server; default: mails stay in the database.',
      optional(address('smtp', 'smtps')),
    ),
    MAIL_FROM: described(
      'Sender of mails: an address, optionally with a name.',
      optional(textLike(MAILBOX, 'an address like Name <name@shop.example>')),
    ),
    SHOP_MAIL: described(
      'Recipient of orders for gifts by post; default: the address of `MAIL_FROM`.',
      optional(textLike(/^[^\s<>@,]+@[\w.-]+$/, 'an address like orders@shop.example')),
    ),
    PAYMENT_PROVIDER: described(
      'Payment provider; default: `embedded`, which moves no money, in the demo alone.',
      optional(oneOf(PAYMENT_PROVIDERS, PAYMENT_PROVIDERS.join(' or '))),
    ),
    'PAYMENT_*': described(
      'Settings of the payment provider.',
      withDefault(z.record(z.string(), z.string()), {}),
    ),
    'SUPPLIER_TOKEN_*': described(
      'Token of each supplier whose reservation system is asked live, by its name: `SUPPLIER_TOKEN_LAKE_ROOMS` for `lake-rooms`. See [live quotes](../guides/operating/live-quotes.md).',
      withDefault(z.record(z.string(), z.string()), {}),
    ),
    SUPPLIER_TIMEOUT_MS: described(
      'Milliseconds that a quote waits for the reservation system of a supplier.',
      withDefault(wholeNumber(5_000, 100), 1_500),
    ),
    ACTIVITY_SEARCH: described(
      'Search page for activities: `on` or `off` (not found).',
      withDefault(oneOf(SWITCH), 'on'),
    ),
    ACTIVITY_ON_MISSING: described(
      'Page for an unknown activity: `not-found` or `error`.',
      withDefault(oneOf(['not-found', 'error']), 'not-found'),
    ),
    INDEXING: described(
      'Allow search engines to index pages: `on` or `off`.',
      withDefault(oneOf(SWITCH), 'on'),
    ),
    ITALY_NOINDEX: described(
      'Exclude the Italian shop from search engines: `on` or `off`.',
      withDefault(oneOf(SWITCH), 'off'),
    ),
    MINISITE_MATCH: described(
      'Match `minisiteUrl` in `any-case` or `same-case`.',
      withDefault(oneOf(['any-case', 'same-case']), MINISITE_MATCH),
    ),
    UNBRANDED_MINISITES: described(
      'Minisite ids of partners whose contract lets them leave out the mark of the shop (`features.shopMark` of their file), separated by commas.',
      withDefault(listOf(/^\d{1,15}$/, 'minisite ids with commas between them, like 1042,1057'), []),
    ),
    RATE_LIMIT: described(
      'Requests per minute and address; 0 for no limit.',
      withDefault(wholeNumber(1_000_000), 6_000),
    ),
    SUPPLIER_REQUESTS: described(
      'Requests of inventory per minute and supplier key; 0 for no limit.',
      withDefault(wholeNumber(1_000_000), 1_200),
    ),
    SUPPLIER_ITEMS: described(
      'Items of one request of inventory, 1 to 1000.',
      withDefault(wholeNumber(PUSH_LIMITS.items, 1), PUSH_LIMITS.items),
    ),
    SUPPLIER_PHOTOS: described(
      'Photos that one supplier keeps in the shop; 0 for no limit.',
      withDefault(wholeNumber(10_000_000), 50_000),
    ),
    SUPPLIER_PHOTO_MB: described(
      'The same in MB as sent; 0 for no limit.',
      withDefault(wholeNumber(10_000_000), 50_000),
    ),
    ANSWER_CACHE_MB: described(
      'Memory for cached responses in MB; 0 disables the cache.',
      withDefault(wholeNumber(4_096), 32),
    ),
    LOG_LEVEL: described(
      'Minimum log level.',
      withDefault(oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'warn'),
    ),
    VIES_URL: described(
      'Address of VIES of the European Commission, `https://ec.europa.eu/taxation_customs/vies/rest-api`: it is asked whether the VAT numbers of invoices are registered. Default: their check digits alone are checked.',
      optional(address('http', 'https')),
    ),
    METRICS_PORT: described(
      'Port of `/metrics` for Prometheus, beside the web server; default: none.',
      optional(wholeNumber(65_535)),
    ),
    METRICS_HOST: described(
      'Address on which `/metrics` listens. Visitors must not reach it.',
      withDefault(text, '127.0.0.1'),
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: described(
      'OpenTelemetry collector that receives traces over HTTP; default: none. The other `OTEL_EXPORTER_OTLP_*`, `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES` mean what OpenTelemetry says.',
      optional(address('http', 'https')),
    ),
    OTEL_TRACES_SAMPLER_ARG: described(
      'Share of requests that are traced, from 0 to 1, where the proxy has not decided.',
      z.pipe(
        withDefault(textLike(/^(?:0(?:\.\d{1,6})?|1(?:\.0)?)$/, 'a share from 0 to 1, like 0.05'), '1'),
        z.transform(Number),
      ),
    ),
    TRUSTED_PROXIES: described(
      'Number of trusted reverse proxies in front.',
      withDefault(wholeNumber(10), 0),
    ),
  })
  .check(z.superRefine(checkTogether, { when: () => true }));

/** The environment of a process that serves a shop: it must have all that its mode needs. */
export const sellingEnvSchema = envSchema.check(z.superRefine(checkMode, { when: () => true }));
