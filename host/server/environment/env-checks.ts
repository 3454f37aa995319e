import type { core } from 'zod/mini';
import type { ShopMode } from '@staykit/gateway/database/hold-mode.ts';
import {
  isPaymentProvider,
  PAYMENT_SETTINGS,
  settingsOfProvider,
  TEST_PROVIDER,
} from '@staykit/gateway/payment/payment-settings.ts';

/** Names of all payment providers. */
export const PAYMENT_PROVIDERS = Object.keys(PAYMENT_SETTINGS).filter(isPaymentProvider);

/** The variables that are set. Of a wrong one the value cannot be used. */
interface SetVariables {
  STAYKIT_MODE?: string;
  STAYKIT_SITES?: Readonly<Record<string, unknown>>;
  PAYMENT_PROVIDER?: string;
  'PAYMENT_*': Readonly<Record<string, string>>;
  CARE_CLIENT_ID?: string;
}

/** Collects problems. */
type Context = Pick<core.ParsePayload, 'issues'>;

function refuse({ issues }: Context, name: string, expected: string, received = 'nothing'): void {
  issues.push({ code: 'custom', message: expected, params: { received }, path: [name], input: undefined });
}

/** Checks that the variables fit each other, also where single ones are wrong: all problems are told at once. */
export function checkTogether(variables: SetVariables, context: Context): void {
  const isSet = (name: string) => name in variables;
  if (isSet('DATABASE_READ_URL') && !isSet('DATABASE_URL')) {
    const expected = 'DATABASE_URL beside it: the replica is one of that server';
    refuse(context, 'DATABASE_READ_URL', expected, 'no DATABASE_URL');
  }
  for (const name of ['BOT_VERIFY_URL', 'BOT_SITE_KEY'])
    if (isSet('BOT_SCRIPT_URL') && !isSet(name)) refuse(context, name, 'a value beside BOT_SCRIPT_URL');
  if (isSet('MESSENGER_APP_ID') && !isSet('MESSENGER_URL')) {
    const sample = 'https://chat.example/{appId}?lang={language}';
    refuse(context, 'MESSENGER_URL', `the address of the chat beside MESSENGER_APP_ID, like ${sample}`);
  }
  if (isSet('STUDIO_ORIGIN') && !isSet('SESSION_SECRET'))
    refuse(context, 'SESSION_SECRET', 'a secret beside STUDIO_ORIGIN, the same for shop and studio');
  const { PAYMENT_PROVIDER: provider = TEST_PROVIDER, 'PAYMENT_*': settings } = variables;
  if (!isPaymentProvider(provider)) return;
  const own = settingsOfProvider(provider);
  const known: readonly string[] = ['PROVIDER', ...Object.keys(own)];
  const expected = `a setting of the provider ${provider}: ${known.map((each) => `PAYMENT_${each}`).join(', ')}`;
  for (const [name, value] of Object.entries(settings))
    // The value may be the key to an account.
    if (!known.includes(name))
      refuse(context, `PAYMENT_${name}`, expected, `a text of ${value.length} letters`);
  for (const [name, { required, form, expected: wanted = 'a text' }] of Object.entries(own)) {
    const value = settings[name];
    if (value === undefined ? required : form?.test(value) === false)
      refuse(
        context,
        `PAYMENT_${name}`,
        `${wanted}, for the provider ${provider}`,
        value === undefined ? 'nothing' : `a text of ${value.length} letters`,
      );
  }
}

/** Modes of a shop. */
export const MODES = ['demo', 'production'] as const satisfies readonly ShopMode[];

/** Variables that a production shop needs, and what each has to be. */
const PRODUCTION_NEEDS: Readonly<Record<string, string>> = {
  STAYKIT_SITES: 'the host names of the shop with their locales, like shop.example=fr_FR',
  SHOP_FILE: 'the file with the name, phones and gifts of this shop',
  DATABASE_URL: 'the address of a PostgreSQL server, which holds the sales',
  PAYMENT_PROVIDER: `a payment provider that moves money, unlike ${TEST_PROVIDER}`,
  SMTP_URL: 'the address of a mail server',
  MAIL_FROM: 'the sender of mails, like Name <name@shop.example>',
  SESSION_SECRET: 'a secret of this shop alone',
  BOT_SECRET: 'a secret of this shop alone',
};

/** Values for the demo alone: `embedded` moves no money, and lets anybody sign in as an agent. */
const DEMO_VALUES = { PAYMENT_PROVIDER: TEST_PROVIDER, CARE_CLIENT_ID: 'embedded' } as const;

/** Whether a host name is this very machine. */
export const isLocalHost = (name: string): boolean =>
  /^(?:.+\.)?localhost$|^127(?:\.\d{1,3}){3}$/i.test(name);

/**
 * Requires everything that a production shop needs, and a decision for `demo` or `production` where guests come:
 * `STAYKIT_SITES` names a host of another machine.
 */
export function checkMode(variables: SetVariables, context: Context): void {
  const { STAYKIT_MODE: mode, STAYKIT_SITES: sites = {} } = variables;
  const host = Object.keys(sites).find((name) => !isLocalHost(name));
  if (!('STAYKIT_MODE' in variables) && host !== undefined) {
    const expected = `production, or demo for invented hotels and payments, since STAYKIT_SITES names ${host}`;
    refuse(context, 'STAYKIT_MODE', expected);
  }
  if (mode !== 'production') return;
  const since = 'since STAYKIT_MODE is production';
  for (const [name, expected] of Object.entries(PRODUCTION_NEEDS))
    if (!(name in variables)) refuse(context, name, `${expected}, ${since}`);
  for (const [name, value] of Object.entries(DEMO_VALUES))
    if (variables[name as keyof typeof DEMO_VALUES] === value)
      refuse(
        context,
        name,
        `${PRODUCTION_NEEDS[name] ?? 'the client id of the shop at Google'}, ${since}`,
        value,
      );
}
