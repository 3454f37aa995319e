import { PRODUCTION } from '../widgets/core/contact/messenger.ts';
import type { EnvProblem } from './env.ts';
import {
  isPaymentProvider,
  PAYMENT_SETTINGS,
  TEST_PROVIDER,
  type PaymentProviderName,
} from './gateway/payment/payment-settings.ts';
import type { Sites } from './routing/sites.ts';

const PROVIDER_NAMES = Object.keys(PAYMENT_SETTINGS).join(' or ');

/** The provider that is named, and whether all `PAYMENT_*` are settings of it. */
export function readPaymentProvider(
  name: string | undefined,
  settings: Readonly<Record<string, string>>,
  problems: EnvProblem[],
): PaymentProviderName | undefined {
  if (name !== undefined && !isPaymentProvider(name)) {
    problems.push({ name: 'PAYMENT_PROVIDER', expected: PROVIDER_NAMES, received: JSON.stringify(name) });
    return undefined;
  }
  const provider = name ?? TEST_PROVIDER;
  const known: readonly string[] = ['PROVIDER', ...PAYMENT_SETTINGS[provider]];
  for (const [setting, value] of Object.entries(settings))
    if (!known.includes(setting))
      problems.push({
        name: `PAYMENT_${setting}`,
        expected: `a setting of the provider ${provider}: ${known.map((each) => `PAYMENT_${each}`).join(', ')}`,
        // It may be the key to somebody's account.
        received: `a text of ${value.length} letters`,
      });
  return name;
}

/** This very machine. */
const LOCAL_HOST = /^(?:.+\.)?localhost$|^127(?:\.\d{1,3}){3}$/;

/**
 * Adds a problem where guests with money come: `NODE_ENV` or `STAYKIT_ENVIRONMENT` is `production`, or `STAYKIT_SITES`
 * names a host of another machine. Called where no provider is named.
 */
export function refuseTestCards(
  given: (name: string) => string | undefined,
  sites: Sites | undefined,
  problems: EnvProblem[],
): void {
  const named = ['NODE_ENV', 'STAYKIT_ENVIRONMENT'].find((name) => given(name) === PRODUCTION);
  const host = Object.keys(sites ?? {}).find((name) => !LOCAL_HOST.test(name));
  if (named === undefined && host === undefined) return;
  const reason = named === undefined ? `STAYKIT_SITES names ${host}` : `${named}=${PRODUCTION}`;
  problems.push({
    name: 'PAYMENT_PROVIDER',
    expected: `${PROVIDER_NAMES}, since this is a real shop (${reason}); ${TEST_PROVIDER} takes test cards and moves no money`,
    received: 'nothing',
  });
}
