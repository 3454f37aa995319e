import type { core } from 'zod/mini';
import { PRODUCTION } from '@staykit/core/contact/messenger.ts';
import {
  isPaymentProvider,
  PAYMENT_SETTINGS,
  TEST_PROVIDER,
} from '@staykit/gateway/payment/payment-settings.ts';

/** Names of all payment providers. */
export const PAYMENT_PROVIDERS = Object.keys(PAYMENT_SETTINGS).filter(isPaymentProvider);

const PROVIDER_NAMES = PAYMENT_PROVIDERS.join(' or ');

/** The variables that are set. Of a wrong one the value cannot be used. */
interface SetVariables {
  STAYKIT_SITES?: Readonly<Record<string, unknown>>;
  PAYMENT_PROVIDER?: string;
  'PAYMENT_*': Readonly<Record<string, string>>;
  STAYKIT_ENVIRONMENT?: string;
  NODE_ENV?: string;
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
  const { PAYMENT_PROVIDER: provider = TEST_PROVIDER, 'PAYMENT_*': settings } = variables;
  if (!isPaymentProvider(provider)) return;
  const known: readonly string[] = ['PROVIDER', ...PAYMENT_SETTINGS[provider]];
  const expected = `a setting of the provider ${provider}: ${known.map((each) => `PAYMENT_${each}`).join(', ')}`;
  for (const [name, value] of Object.entries(settings))
    // The value may be the key to an account.
    if (!known.includes(name))
      refuse(context, `PAYMENT_${name}`, expected, `a text of ${value.length} letters`);
}

/** This very machine. */
const LOCAL_HOST = /^(?:.+\.)?localhost$|^127(?:\.\d{1,3}){3}$/;

/**
 * Requires a payment provider where guests with money come: `NODE_ENV` or `STAYKIT_ENVIRONMENT` is set to
 * `production`, or `STAYKIT_SITES` names a host of another machine.
 */
export function requireProvider(variables: SetVariables, context: Context): void {
  if (variables.PAYMENT_PROVIDER !== undefined) return;
  const named = (['NODE_ENV', 'STAYKIT_ENVIRONMENT'] as const).find((name) => variables[name] === PRODUCTION);
  const host = Object.keys(variables.STAYKIT_SITES ?? {}).find((name) => !LOCAL_HOST.test(name));
  if (named === undefined && host === undefined) return;
  const reason = named === undefined ? `STAYKIT_SITES names ${host}` : `${named}=${PRODUCTION}`;
  refuse(
    context,
    'PAYMENT_PROVIDER',
    `${PROVIDER_NAMES}, since this is a real shop (${reason}); ${TEST_PROVIDER} takes test cards and moves no money`,
  );
}
