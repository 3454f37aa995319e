import { SEASONS } from '../themes/seasons.ts';
import { isLocale, type Locale } from '../widgets/core/market/locale.ts';
import { EXPERIMENT_CONDITIONS, type ExperimentConditions } from '../widgets/experiments/assign-variants.ts';
import { PRODUCTION } from '../widgets/core/contact/messenger.ts';
import type { PaymentProviderName } from './gateway/payment/payment-settings.ts';
import { MINISITE_MATCH, type MinisiteMatch } from './partners/partner-registry.ts';
import { readPaymentProvider, refuseTestCards } from './read-payment-provider.ts';
import { CAPTCHA_NAMES, readOrigins } from './routing/captcha-provider.ts';
import type { CareHosts } from './routing/care-hosts.ts';
import { readMapTiles, type MapTilesByMarket } from './routing/map-tiles.ts';
import type { Site, Sites } from './routing/sites.ts';
import type { SeasonalThemes } from './shell/seasonal-theme.ts';

/** The settings that a process is started with. */
export interface Env {
  /** Port of the web server; 0 takes any free one. */
  port: number;
  /** Folder of the embedded database, secrets and encoded pictures. */
  dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string;
  /** A streaming replica of `databaseUrl` that serves reads; the primary serves them while it is away. */
  databaseReadUrl?: string;
  /** A Redis for limits and caches that several processes share. */
  redisUrl?: string;
  /** Host name to locale; the built-in table without it. */
  sites?: Sites;
  /** Signs sessions; several processes must share it. */
  sessionSecret?: string;
  /** Signs the tokens of the bot gate; several processes must share it. */
  botSecret?: string;
  /** Where the proofs of another bot gate are checked (`https://.../siteverify`, with `BOT_SECRET`); the shop's own without it. */
  botVerifyUrl?: string;
  /** The script of that other bot gate for the contact page, with `BOT_SITE_KEY`; beside `BOT_VERIFY_URL`. */
  botScriptUrl?: string;
  /** The shop's key at the provider of `BOT_SCRIPT_URL`, which browsers are told. */
  botSiteKey?: string;
  /** The name that the script gives itself on the page: `hcaptcha`, `turnstile` or `grecaptcha`. */
  botScriptName?: string;
  /** Further origins that the script needs, with commas between them, like `https://*.hcaptcha.com`. */
  botSources?: readonly string[];
  /** Where analytics events are handed on to; they stay in the database without it. */
  analyticsUrl?: string;
  /** The shop's client id at Google, with which agents sign in; `embedded` for a stand-in on a machine of a developer. */
  careClientId?: string;
  /** The mail domain of the agents. */
  careDomain?: string;
  /** Host names of the customer-care mode, and the public host that each shows; `care.` before the built-in ones without it. */
  careHosts?: CareHosts;
  /** Tile servers of the map, by market; the map that comes along without one. */
  mapTiles?: MapTilesByMarket;
  /** Experiments and the share of visitors that sees each; nobody without it. */
  experiments?: ExperimentConditions;
  /** The season whose look the shop wears, by locale; that of all year without it. */
  seasons?: SeasonalThemes;
  /** The announcement is asked of the gateway with each page, not read from the file of its market. */
  announcementUncached: boolean;
  /** Address of the chat with visitors, with `{appId}` and `{language}` in it; needed beside `MESSENGER_APP_ID`. */
  messengerUrl?: string;
  /** The shop's id at the provider of the chat; visitors do not chat without it. */
  messengerAppId?: string;
  /** Which installation this is: outside `production` only Spain chats. */
  environment: string;
  /** Where mail is handed in. */
  smtpUrl?: string;
  /** Who mails come from: an address, with or without a name before it. */
  mailFrom: string;
  /** Where the shop is told of gifts to be packed: `SHOP_MAIL`, else the address of `MAIL_FROM`. */
  shopMail: string;
  /** Name of the payment provider. A shop on a real host does not start without it, any other takes test cards then. */
  paymentProvider?: PaymentProviderName;
  /** `PAYMENT_*`: settings of the payment provider, by the rest of their name. */
  payment: Readonly<Record<string, string>>;
  /** Whether activities have a search of their own: `on` or `off`; off, its address is unknown. */
  activitySearch: string;
  /** What a page shows for an activity that there is not: the `not-found` page, or an `error`. */
  activityOnMissing: string;
  /** Whether search engines may list pages: `on` or `off`, for an installation that is no shop yet. */
  indexing: string;
  /** Whether the Italian shop is kept out of search engines: `on` or `off`. */
  italyNoindex: string;
  /** How an address is held against a `minisiteUrl`: in `any-case` of letters, or in the `same-case`. */
  minisiteMatch: MinisiteMatch;
  /** Requests a minute that one address may make; 0 does not limit. */
  rateLimit: number;
  /** Megabytes of answers to searches that are kept to be given again; 0 keeps none. */
  answerCacheMb: number;
  /** From which level on answers are logged: `trace`, `debug`, `info`, `warn`, `error` or `silent`. */
  logLevel: string;
  /** Reverse proxies in front whose word about the visitor's address counts. */
  trustedProxies: number;
}

/** One variable that cannot be used. */
export interface EnvProblem {
  name: string;
  expected: string;
  /** What came; a secret is described and never repeated. */
  received: string;
}

/** Raised once at start, naming every variable that cannot be used. */
export class EnvError extends Error {
  readonly code = 'ENV';
  readonly problems: readonly EnvProblem[];

  constructor(problems: readonly EnvProblem[]) {
    const lines = problems.map(
      ({ name, expected, received }) => `  ${name}: expected ${expected}, received ${received}`,
    );
    super(`The environment cannot be used:\n${lines.join('\n')}`);
    this.name = 'EnvError';
    this.problems = problems;
  }
}

/** Least letters of a secret: 128 bits as hex digits. */
const SECRET_LETTERS = 32;

/**
 * Reads and checks the environment; an empty variable counts as absent. Throws one `EnvError` for all problems. With
 * `sells` the process is a shop, which must not take test cards for money.
 */
export function readEnv(
  variables: Readonly<Record<string, string | undefined>>,
  { sells = false } = {},
): Env {
  const problems: EnvProblem[] = [];
  const given = (name: string) => variables[name]?.trim() || undefined;

  function whole(name: string, fallback: number, max: number): number {
    const text = given(name);
    if (text === undefined) return fallback;
    if (/^\d{1,9}$/.test(text) && Number(text) <= max) return Number(text);
    problems.push({ name, expected: `a whole number from 0 to ${max}`, received: JSON.stringify(text) });
    return fallback;
  }

  function address(name: string, protocols: readonly string[]): string | undefined {
    const text = given(name);
    if (text === undefined) return undefined;
    const scheme = /^([a-z]+):\/\/[^/\s]/i.exec(text)?.[1]?.toLowerCase();
    if (scheme && protocols.includes(scheme) && URL.canParse(text)) return text;
    problems.push({
      name,
      expected: `an address beginning with ${protocols.map((each) => `${each}://`).join(' or ')}`,
      // The address may hold a password: of a usable part only the scheme is repeated.
      received: scheme ? `an address beginning with ${scheme}://` : `a text of ${text.length} letters`,
    });
    return undefined;
  }

  function choice<Choice extends string>(name: string, fallback: Choice, choices: readonly Choice[]): Choice {
    const text = given(name);
    const known = text === undefined ? fallback : choices.find((each) => each === text);
    if (known !== undefined) return known;
    problems.push({ name, expected: `one of ${choices.join(', ')}`, received: JSON.stringify(text) });
    return fallback;
  }

  function secret(name: string): string | undefined {
    const text = given(name);
    if (text === undefined || text.length >= SECRET_LETTERS) return text;
    problems.push({
      name,
      expected: `at least ${SECRET_LETTERS} letters`,
      received: `${text.length} letters`,
    });
    return undefined;
  }

  const databaseUrl = address('DATABASE_URL', ['postgres', 'postgresql']);
  const databaseReadUrl = address('DATABASE_READ_URL', ['postgres', 'postgresql']);
  const redisUrl = address('REDIS_URL', ['redis', 'rediss']);
  const smtpUrl = address('SMTP_URL', ['smtp', 'smtps']);
  const sessionSecret = secret('SESSION_SECRET');
  const botSecret = secret('BOT_SECRET');
  const mailFrom = given('MAIL_FROM') ?? 'Staykit <bonjour@staykit.example>';
  if (!/^(?:[^<>\p{C}]*<[^\s<>@]+@[\w.-]+>|[^\s<>@]+@[\w.-]+)$/u.test(mailFrom)) {
    problems.push({
      name: 'MAIL_FROM',
      expected: 'an address like Name <name@shop.example>',
      received: JSON.stringify(mailFrom),
    });
  }
  const shopMail = given('SHOP_MAIL') ?? mailFrom.replace(/^.*<(.*)>$/, '$1');
  if (!/^[^\s<>@,]+@[\w.-]+$/.test(shopMail) && given('SHOP_MAIL') !== undefined) {
    problems.push({
      name: 'SHOP_MAIL',
      expected: 'an address like orders@shop.example',
      received: JSON.stringify(shopMail),
    });
  }
  const botVerifyUrl = address('BOT_VERIFY_URL', ['https']);
  const botScriptUrl = address('BOT_SCRIPT_URL', ['https']);
  const botSiteKey = given('BOT_SITE_KEY');
  const botScriptName = choice('BOT_SCRIPT_NAME', CAPTCHA_NAMES[0], CAPTCHA_NAMES);
  const botSources = readOrigins('BOT_SOURCES', given, problems);
  for (const [name, value] of Object.entries({ BOT_VERIFY_URL: botVerifyUrl, BOT_SITE_KEY: botSiteKey }))
    if (botScriptUrl !== undefined && value === undefined && !given(name))
      problems.push({ name, expected: 'a value beside BOT_SCRIPT_URL', received: 'nothing' });
  const analyticsUrl = address('ANALYTICS_URL', ['http', 'https']);
  const careClientId = given('CARE_CLIENT_ID');
  const careDomain = given('CARE_DOMAIN');
  const sites = readSites(given('STAYKIT_SITES'), problems);
  const careHosts = readCareHosts(given('CARE_HOSTS'), problems);
  const mapTiles = readMapTiles('MAP_TILES_', given, problems);
  const messengerUrl = address('MESSENGER_URL', ['https']);
  const messengerAppId = given('MESSENGER_APP_ID');
  if (messengerAppId !== undefined && messengerUrl === undefined && !given('MESSENGER_URL')) {
    problems.push({
      name: 'MESSENGER_URL',
      expected:
        'the address of the chat beside MESSENGER_APP_ID, like https://chat.example/{appId}?lang={language}',
      received: 'nothing',
    });
  }
  const payment = Object.fromEntries(
    Object.keys(variables).flatMap((name) => {
      const value = name.startsWith('PAYMENT_') ? given(name) : undefined;
      return value === undefined ? [] : [[name.slice('PAYMENT_'.length), value]];
    }),
  );
  const paymentProvider = readPaymentProvider(given('PAYMENT_PROVIDER'), payment, problems);
  if (sells && given('PAYMENT_PROVIDER') === undefined) refuseTestCards(given, sites, problems);
  const experiments = readExperiments(given('EXPERIMENTS'), problems);
  const seasons = readSeasons(given('SEASONS'), problems);
  const env: Env = {
    port: whole('PORT', 3000, 65_535),
    dataDir: given('DATA_DIR') ?? '.data',
    mailFrom,
    shopMail,
    payment,
    rateLimit: whole('RATE_LIMIT', 6_000, 1_000_000),
    answerCacheMb: whole('ANSWER_CACHE_MB', 32, 4_096),
    announcementUncached: choice('ANNOUNCEMENT_UNCACHED', 'false', ['true', 'false']) === 'true',
    activitySearch: choice('ACTIVITY_SEARCH', 'on', ['on', 'off']),
    activityOnMissing: choice('ACTIVITY_ON_MISSING', 'not-found', ['not-found', 'error']),
    indexing: choice('INDEXING', 'on', ['on', 'off']),
    italyNoindex: choice('ITALY_NOINDEX', 'off', ['on', 'off']),
    minisiteMatch: choice('MINISITE_MATCH', MINISITE_MATCH, ['any-case', 'same-case']),
    logLevel: choice('LOG_LEVEL', 'warn', ['trace', 'debug', 'info', 'warn', 'error', 'silent']),
    environment: given('STAYKIT_ENVIRONMENT') ?? PRODUCTION,
    trustedProxies: whole('TRUSTED_PROXIES', 0, 10),
    ...(paymentProvider !== undefined && { paymentProvider }),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(databaseReadUrl !== undefined && { databaseReadUrl }),
    ...(redisUrl !== undefined && { redisUrl }),
    ...(smtpUrl !== undefined && { smtpUrl }),
    ...(sessionSecret !== undefined && { sessionSecret }),
    ...(botSecret !== undefined && { botSecret }),
    ...(botVerifyUrl !== undefined && { botVerifyUrl }),
    ...(botScriptUrl !== undefined &&
      botSiteKey !== undefined && { botScriptUrl, botSiteKey, botScriptName, botSources }),
    ...(analyticsUrl !== undefined && { analyticsUrl }),
    ...(careClientId !== undefined && { careClientId }),
    ...(careDomain !== undefined && { careDomain }),
    ...(sites !== undefined && { sites }),
    ...(careHosts !== undefined && { careHosts }),
    ...(Object.keys(mapTiles).length > 0 && { mapTiles }),
    ...(experiments !== undefined && { experiments }),
    ...(seasons !== undefined && { seasons }),
    ...(messengerUrl !== undefined && { messengerUrl }),
    ...(messengerAppId !== undefined && { messengerAppId }),
  };
  if (databaseReadUrl !== undefined && databaseUrl === undefined) {
    problems.push({
      name: 'DATABASE_READ_URL',
      expected: 'DATABASE_URL beside it: the replica is one of that server',
      received: 'no DATABASE_URL',
    });
  }
  if (problems.length) throw new EnvError(problems);
  return env;
}

/** `shop.fr=fr_FR,shop.be=splash`: host names and what each shows. */
function readSites(text: string | undefined, problems: EnvProblem[]): Sites | undefined {
  if (text === undefined) return undefined;
  const sites: Record<string, Site> = {};
  for (const entry of text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)) {
    const [host = '', site, ...more] = entry.split('=').map((each) => each.trim());
    if (/^[a-z0-9.-]+$/i.test(host) && (isLocale(site) || site === 'splash') && !more.length) {
      sites[host.toLowerCase()] = site;
    } else {
      problems.push({
        name: 'STAYKIT_SITES',
        expected: 'host=locale pairs joined by commas, like shop.example=fr_FR,be.shop.example=splash',
        received: JSON.stringify(entry),
      });
    }
  }
  return sites;
}

/** `care.shop.fr=www.shop.fr`: hosts of the customer care, and the public host that each shows. */
function readCareHosts(text: string | undefined, problems: EnvProblem[]): CareHosts | undefined {
  if (text === undefined) return undefined;
  return Object.fromEntries(
    entriesOf(text).flatMap(([care = '', name = '', ...more]) => {
      const isHost = (host: string) => /^[a-z0-9.-]+$/i.test(host);
      if (isHost(care) && isHost(name) && more.length === 0)
        return [[care.toLowerCase(), name.toLowerCase()] as const];
      problems.push({
        name: 'CARE_HOSTS',
        expected: 'care=public host pairs joined by commas, like care.shop.example=shop.example',
        received: JSON.stringify([care, name, ...more].join('=')),
      });
      return [];
    }),
  );
}

/** `datesForced=0.5`: experiments and the share of visitors that sees each. */
function readExperiments(text: string | undefined, problems: EnvProblem[]): ExperimentConditions | undefined {
  if (text === undefined) return undefined;
  const conditions: Record<string, { share: number }> = {};
  for (const [name = '', share = '', ...more] of entriesOf(text)) {
    const part = Number(share);
    if (
      Object.hasOwn(EXPERIMENT_CONDITIONS, name) &&
      share !== '' &&
      part >= 0 &&
      part <= 1 &&
      !more.length
    ) {
      conditions[name] = { share: part };
    } else {
      problems.push({
        name: 'EXPERIMENTS',
        expected: `experiment=share pairs joined by commas, a share from 0 to 1, of ${Object.keys(EXPERIMENT_CONDITIONS).join(', ')}`,
        received: JSON.stringify([name, share, ...more].join('=')),
      });
    }
  }
  return { ...EXPERIMENT_CONDITIONS, ...conditions };
}

/** `fr_FR=christmas`: locales and the season of each. [PROUTE-14] */
function readSeasons(text: string | undefined, problems: EnvProblem[]): SeasonalThemes | undefined {
  if (text === undefined) return undefined;
  const seasons: Partial<Record<Locale, string>> = {};
  for (const [locale, season = '', ...more] of entriesOf(text)) {
    if (isLocale(locale) && SEASONS.has(season) && !more.length) {
      seasons[locale] = season;
    } else {
      problems.push({
        name: 'SEASONS',
        expected: `locale=season pairs joined by commas, like fr_FR=christmas, of ${[...SEASONS.keys()].join(', ')}`,
        received: JSON.stringify([locale, season, ...more].join('=')),
      });
    }
  }
  return seasons;
}

function entriesOf(text: string): string[][] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((entry) => entry.split('=').map((each) => each.trim()));
}
