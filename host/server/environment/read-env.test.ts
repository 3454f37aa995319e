import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './read-env.ts';
import { captchaProvider } from '@staykit/routing/captcha-provider.ts';

function problemsOf(variables: Record<string, string>) {
  try {
    readEnv(variables);
  } catch (error) {
    if (error instanceof EnvError) return error;
    throw error;
  }
  throw new Error('the environment was accepted');
}

describe('the environment of the host', () => {
  it('needs no variable at all', () => {
    expect(readEnv({})).toEqual({
      port: 3000,
      dataDir: '.data',
      mailFrom: 'Staykit <bonjour@staykit.example>',
      shopMail: 'bonjour@staykit.example',
      payment: {},
      databasePoolSize: 10,
      databaseLockTimeoutMs: 2_000,
      databaseStatementTimeoutMs: 5_000,
      autoMigrate: 'on',
      rateLimit: 6_000,
      supplierRequests: 1_200,
      supplierItems: 1_000,
      supplierPhotos: 50_000,
      supplierPhotoMb: 50_000,
      answerCacheMb: 32,
      logLevel: 'warn',
      metricsHost: '127.0.0.1',
      otelTracesSamplerArg: 1,
      supplierTimeoutMs: 1_500,
      supplierToken: {},
      trustedProxies: 0,
      mode: 'demo',
      announcementUncached: false,
      activitySearch: 'on',
      activityOnMissing: 'not-found',
      indexing: 'on',
      italyNoindex: 'off',
      minisiteMatch: 'any-case',
      unbrandedMinisites: [],
    });
  });

  it.each(['nobody', 'a@b.example\u0007', 'A <a@b.example', '<a@b> <c@d>'])(
    'takes no mail from %j',
    (MAIL_FROM) => {
      expect(problemsOf({ MAIL_FROM }).problems).toMatchObject([{ name: 'MAIL_FROM' }]);
    },
  );

  it('reads what is set, and takes an empty variable for an absent one', () => {
    expect(
      readEnv({
        PORT: '8080',
        DATA_DIR: '/var/stay',
        MAIL_FROM: 'shop@shop.example',
        DATABASE_URL: 'postgres://user:word@db/stay',
        REDIS_URL: '',
        STAYKIT_SITES: 'Shop.example=fr_FR, be.shop.example=splash',
        SESSION_SECRET: 'a'.repeat(32),
        PAYMENT_PROVIDER: 'embedded',
        ACTIVITY_SEARCH: 'off',
        ACTIVITY_ON_MISSING: 'error',
        INDEXING: 'off',
        ITALY_NOINDEX: 'on',
        MINISITE_MATCH: 'same-case',
      }),
    ).toEqual({
      port: 8080,
      dataDir: '/var/stay',
      mailFrom: 'shop@shop.example',
      shopMail: 'shop@shop.example',
      databaseUrl: 'postgres://user:word@db/stay',
      sites: { 'shop.example': 'fr_FR', 'be.shop.example': 'splash' },
      sessionSecret: ['a'.repeat(32)],
      paymentProvider: 'embedded',
      payment: { PROVIDER: 'embedded' },
      databasePoolSize: 10,
      databaseLockTimeoutMs: 2_000,
      databaseStatementTimeoutMs: 5_000,
      autoMigrate: 'on',
      rateLimit: 6_000,
      supplierRequests: 1_200,
      supplierItems: 1_000,
      supplierPhotos: 50_000,
      supplierPhotoMb: 50_000,
      answerCacheMb: 32,
      logLevel: 'warn',
      metricsHost: '127.0.0.1',
      otelTracesSamplerArg: 1,
      supplierTimeoutMs: 1_500,
      supplierToken: {},
      trustedProxies: 0,
      mode: 'demo',
      announcementUncached: false,
      activitySearch: 'off',
      activityOnMissing: 'error',
      indexing: 'off',
      italyNoindex: 'on',
      minisiteMatch: 'same-case',
      unbrandedMinisites: [],
    });
  });

  it('takes the id of a chat only beside its address', () => {
    const MESSENGER_URL = 'https://chat.example/{appId}';
    expect(readEnv({ MESSENGER_APP_ID: 'a1', MESSENGER_URL })).toMatchObject({
      messengerAppId: 'a1',
      messengerUrl: MESSENGER_URL,
    });
    expect(problemsOf({ MESSENGER_APP_ID: 'a1' }).problems).toMatchObject([{ name: 'MESSENGER_URL' }]);
  });

  it('takes a replica only beside the server that it follows', () => {
    const DATABASE_READ_URL = 'postgres://db2/stay';
    expect(readEnv({ DATABASE_URL: 'postgres://db/stay', DATABASE_READ_URL })).toMatchObject({
      databaseReadUrl: DATABASE_READ_URL,
    });
    expect(problemsOf({ DATABASE_READ_URL }).problems).toMatchObject([{ name: 'DATABASE_READ_URL' }]);
  });

  it('knows the studio by its origin, beside the secret that both share', () => {
    const SESSION_SECRET = 's'.repeat(32);
    for (const STUDIO_ORIGIN of [
      'https://studio.shop.example',
      'https://studio.shop.example:8443',
      'http://studio.localhost:3100',
    ])
      expect(readEnv({ STUDIO_ORIGIN, SESSION_SECRET }).studioOrigin).toBe(STUDIO_ORIGIN);
    for (const STUDIO_ORIGIN of [
      'studio.shop.example',
      'http://studio.shop.example',
      'https://studio.shop.example/',
      'http://localhost:3100',
      'https://studio',
      "https://*.shop.example'",
    ])
      expect(problemsOf({ STUDIO_ORIGIN, SESSION_SECRET }).problems).toMatchObject([
        { name: 'STUDIO_ORIGIN' },
      ]);
    expect(problemsOf({ STUDIO_ORIGIN: 'https://studio.shop.example' }).problems).toMatchObject([
      { name: 'SESSION_SECRET', received: 'nothing' },
    ]);
  });

  it.each([
    ['PORT', '80a', 'PORT: expected a whole number from 0 to 65535, received "80a"'],
    ['PORT', '70000', 'received "70000"'],
    [
      'DATABASE_URL',
      'mysql://x/y',
      'expected an address beginning with postgres:// or postgresql://, received an address beginning with mysql://',
    ],
    [
      'DATABASE_URL',
      'postgres://u:word@a/s?service=x',
      'received the parameter service, which is not supported',
    ],
    ['DATABASE_URL', 'postgres://a,b/s?port=1,2,3', 'received 3 ports for 2 hosts'],
    ['DATABASE_POOL_SIZE', '3', 'DATABASE_POOL_SIZE: expected a whole number from 4 to 500, received "3"'],
    ['STAYKIT_SITES', 'shop.example=fr', 'received "shop.example=fr"'],
    ['CARE_HOSTS', 'care.shop.example', 'received "care.shop.example"'],
    ['CARE_HOSTS', 'care.shop.example=shop.example=fr', 'received "care.shop.example=shop.example=fr"'],
    ['EXPERIMENTS', 'datesForced=2', 'received "datesForced=2"'],
    ['EXPERIMENTS', 'datesForced=', 'received "datesForced="'],
    [
      'SESSION_SECRET',
      'short',
      'SESSION_SECRET: expected at least 32 letters, or several such secrets with commas between, received 5 letters',
    ],
    ['SMTP_URL', 'mail.example', 'SMTP_URL: expected an address beginning with smtp:// or smtps://'],
  ])('refuses %s=%s by naming the variable, what came and what was expected', (name, value, told) => {
    expect(problemsOf({ [name]: value }).message).toContain(told);
  });

  it('names all wrong variables at once and repeats no secret', () => {
    const error = problemsOf({ PORT: 'x', BOT_SECRET: 'hunter2', DATABASE_URL: 'tiger@db' });
    expect(error.problems.map(({ name }) => name).toSorted()).toEqual(['BOT_SECRET', 'DATABASE_URL', 'PORT']);
    expect(error.message).not.toMatch(/hunter2|tiger/);
    const alone = problemsOf({ PORT: 'x', DATABASE_READ_URL: 'postgres://db2/stay', PAYMENT_KEY: 'hunter2' });
    expect(alone.problems.map(({ name }) => name)).toEqual(['PORT', 'DATABASE_READ_URL', 'PAYMENT_KEY']);
  });

  it('names the market whose tile server is wrong', () => {
    const { problems } = problemsOf({ MAP_TILES_URL_BE: 'tiles.example' });
    expect(problems).toMatchObject([{ name: 'MAP_TILES_URL_BE', received: '"tiles.example"' }]);
  });

  it('reads another bot check whole, and names what is missing or unsafe [CAPTCHA-02]', () => {
    const whole = {
      BOT_VERIFY_URL: 'https://robots.example/siteverify',
      BOT_SCRIPT_URL: 'https://js.robots.example/a.js',
      BOT_SITE_KEY: 'key',
      BOT_SOURCES: 'https://*.robots.example',
    };
    expect(captchaProvider(readEnv(whole))).toEqual({
      script: { scriptUrl: whole.BOT_SCRIPT_URL, siteKey: 'key', globalName: 'hcaptcha' },
      sources: ['https://js.robots.example', 'https://*.robots.example'],
    });
    expect(readEnv({})).not.toHaveProperty('botScriptUrl');
    const named = (variables: Record<string, string>) =>
      problemsOf(variables).problems.map(({ name }) => name);
    expect(named({ BOT_SCRIPT_URL: whole.BOT_SCRIPT_URL })).toEqual(['BOT_VERIFY_URL', 'BOT_SITE_KEY']);
    expect(named({ ...whole, BOT_SOURCES: "'unsafe-inline'" })).toEqual(['BOT_SOURCES']);
    expect(named({ ...whole, BOT_SCRIPT_NAME: 'eval' })).toEqual(['BOT_SCRIPT_NAME']);
  });

  it('asks the gateway for the announcement only where it is told to [SAPI-04]', () => {
    expect(readEnv({ ANNOUNCEMENT_UNCACHED: 'true' }).announcementUncached).toBe(true);
    expect(readEnv({}).announcementUncached).toBe(false);
    expect(problemsOf({ ANNOUNCEMENT_UNCACHED: 'yes' }).problems).toHaveLength(1);
  });

  it('names a season that there is no look for, and those that there are [PROUTE-14]', () => {
    expect(readEnv({ SEASONS: 'fr_FR=christmas, es_ES=summer' }).seasons).toEqual({
      fr_FR: 'christmas',
      es_ES: 'summer',
    });
    const { problems } = problemsOf({ SEASONS: 'fr_FR=noel,fr=summer' });
    expect(problems.map(({ received }) => received)).toEqual(['"fr_FR=noel"', '"fr=summer"']);
    expect(problems[0]?.expected).toContain('christmas, valentine, summer, winter');
  });
});

describe('an operator who opens a real shop', () => {
  const WHOLE = {
    STAYKIT_MODE: 'production',
    STAYKIT_SITES: 'shop.example=fr_FR',
    SHOP_FILE: 'shop.json',
    DATABASE_URL: 'postgres://db/stay',
    PAYMENT_PROVIDER: 'bank',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'shop@shop.example',
    SESSION_SECRET: 's'.repeat(32),
    BOT_SECRET: 'b'.repeat(32),
  };
  const NEEDED = Object.keys(WHOLE).slice(1);
  const problems = (variables: Record<string, string>) => {
    try {
      readEnv(variables, { sells: true });
      return [];
    } catch (error) {
      return (error as EnvError).problems;
    }
  };

  it('is told all that is missing in one list', () => {
    const missing = problems({ STAYKIT_MODE: 'production', SMTP_URL: ' ' });
    expect(missing.map(({ name }) => name)).toEqual(NEEDED);
    expect(missing[3]).toEqual({
      name: 'PAYMENT_PROVIDER',
      expected: 'a payment provider that moves money, unlike embedded, since STAYKIT_MODE is production',
      received: 'nothing',
    });
  });

  it.each(NEEDED)('is told that %s is missing, and of nothing else that is there', (name) => {
    const { [name as keyof typeof WHOLE]: _missing, ...rest } = WHOLE;
    const told = problems(rest).filter(({ received }) => received !== '"bank"');
    expect(told).toMatchObject([{ name, received: 'nothing' }]);
  });

  it.each([
    ['PAYMENT_PROVIDER', 'embedded', 'embedded'],
    ['CARE_CLIENT_ID', 'embedded', 'embedded'],
    ['SESSION_SECRET', 'short', '5 letters'],
  ])('is refused %s=%s', (name, value, received) => {
    const told = problems({ ...WHOLE, PAYMENT_PROVIDER: '', [name]: value });
    expect(told).toContainEqual(expect.objectContaining({ name, received }));
  });

  it('starts with all of it and a provider that moves money', () => {
    const paid = { ...WHOLE, PAYMENT_PROVIDER: 'mollie', PAYMENT_KEY: `live_${'k'.repeat(30)}` };
    expect(problems(paid)).toEqual([]);
    expect(readEnv(paid, { sells: true })).toMatchObject({ mode: 'production', paymentProvider: 'mollie' });
  });

  it('needs none of it for a command that serves nobody', () => {
    expect(readEnv({ STAYKIT_MODE: 'production' })).toMatchObject({ mode: 'production' });
  });

  it('is told to choose a mode where the shop has a host name that others reach', () => {
    const STAYKIT_SITES = 'fr.localhost=fr_FR,shop.example=splash';
    expect(problems({ STAYKIT_SITES })).toEqual([
      {
        name: 'STAYKIT_MODE',
        expected:
          'production, or demo for invented hotels and payments, since STAYKIT_SITES names shop.example',
        received: 'nothing',
      },
    ]);
    expect(problems({ STAYKIT_SITES, STAYKIT_MODE: 'demo' })).toEqual([]);
    expect(problems({ STAYKIT_SITES, STAYKIT_MODE: 'real' })).toMatchObject([
      { name: 'STAYKIT_MODE', received: '"real"' },
    ]);
    expect(problems({ STAYKIT_SITES: 'a.localhost=fr_FR,localhost=splash,127.0.0.1=nl_NL' })).toEqual([]);
  });

  it('replaces a secret by naming the new one before the old one, each long enough', () => {
    const [fresh, old] = ['n'.repeat(32), 'o'.repeat(40)];
    expect(readEnv({ SESSION_SECRET: `${fresh}, ${old}`, BOT_SECRET: old })).toMatchObject({
      sessionSecret: [fresh, old],
      botSecret: [old],
    });
    expect(problems({ SESSION_SECRET: `${fresh},short` })).toMatchObject([{ received: '5 letters' }]);
    expect(problems({ SESSION_SECRET: `${fresh},` })).toMatchObject([{ name: 'SESSION_SECRET' }]);
    const stripe = { PAYMENT_PROVIDER: 'stripe', PAYMENT_KEY: 'sk_test_1' };
    expect(problems({ ...stripe, PAYMENT_WEBHOOK_SECRET: 'whsec_new,whsec_old' })).toEqual([]);
    expect(problems({ ...stripe, PAYMENT_WEBHOOK_SECRET: 'whsec_new,old' })).toHaveLength(1);
  });

  it('names the settings that a provider needs, and repeats no key', () => {
    const KEY = 'sk_test_4eC39HqLyjWDarjtT1zdp7dc';
    const stripe = { PAYMENT_PROVIDER: 'stripe', PAYMENT_KEY: KEY, PAYMENT_WEBHOOK_SECRET: 'whsec_1' };
    expect(readEnv(stripe).payment).toMatchObject({ KEY, WEBHOOK_SECRET: 'whsec_1' });
    const { problems, message } = problemsOf({
      PAYMENT_PROVIDER: 'stripe',
      PAYMENT_KEY: 'pk_live_public',
      PAYMENT_METHODS: 'card,cheque',
      PAYMENT_URL: 'https://stripe.example',
    });
    expect(problems.map(({ name }) => name)).toEqual([
      'PAYMENT_KEY',
      'PAYMENT_WEBHOOK_SECRET',
      'PAYMENT_METHODS',
      'PAYMENT_URL',
    ]);
    expect(message).not.toContain('pk_live_public');
    expect(problemsOf({ PAYMENT_PROVIDER: 'mollie' }).problems.map(({ name }) => name)).toEqual([
      'PAYMENT_KEY',
    ]);
  });

  it('is told of a provider that there is none of, and of settings that the provider has not', () => {
    expect(problemsOf({ PAYMENT_PROVIDER: 'bank' }).problems).toEqual([
      { name: 'PAYMENT_PROVIDER', expected: 'embedded or stripe or mollie', received: '"bank"' },
    ]);
    const { message } = problemsOf({ PAYMENT_KEY: 'hunter2', PAYMENT_PROVIDR: 'embedded' });
    expect(message).toMatch(
      /PAYMENT_KEY: expected a setting of the provider embedded: PAYMENT_PROVIDER, received a text of 7/,
    );
    expect(message).toContain('PAYMENT_PROVIDR: expected');
    expect(message).not.toContain('hunter2');
  });
});
