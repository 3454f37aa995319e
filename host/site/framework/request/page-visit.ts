import { ACCESS_TOKEN_COOKIE, USER_ACCOUNT_ID_COOKIE } from '@staykit/core/account/account-settings.ts';
import { CLIENT_ID_COOKIE, CONSENT_COOKIE, readConsent } from '@staykit/core/consent/consent.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { nativeAppOf, type NativeApp } from '@staykit/core/market/native-app.ts';
import {
  assignVariants,
  EXPERIMENT_CONDITIONS,
  variationsOf,
  type ExperimentConditions,
  type Variation,
} from '@staykit/experiments/assign-variants.ts';
import { inFeatureSet } from '@staykit/experiments/feature-set.ts';
import { readOverrides, VARIANTS_COOKIE } from '@staykit/experiments/overrides.ts';
import type { Variants } from '@staykit/experiments/variants.ts';
import { DISMISSED_COOKIE, readDismissed } from '../browser/dismissed.ts';

/** What a request says of who made it, as far as a page shows it. */
export interface PageVisit {
  /** An agent of the customer service who signed in. */
  care: boolean;
  /** Feature flags of experiments for this visitor. */
  variants: Variants;
  /** The experiments that they take part in. */
  variations: readonly Variation[];
  /** A random id of the visitor; only of those who allowed it. */
  visitorId?: string;
  /** Banners that they closed. */
  dismissed: ReadonlySet<string>;
  /** They have the cookie of an account. [ACCOUNT-05] */
  signedIn?: boolean;
  /** Number of their account, for analytics alone: nothing is allowed by it. [ANALYTICS-02] */
  userId?: string;
  /** The mobile app that asks. [NATIVEAPP-01] */
  app?: NativeApp;
}

/** A visitor of whom nothing is known: every first visit, and every page that is printed in advance. */
export const UNKNOWN_VISIT: PageVisit = {
  care: false,
  variants: {},
  variations: [],
  dismissed: new Set(),
};

/** What an id of a visitor can be. */
const VISITOR_ID = /^[\w-]{8,64}$/;

/** What the number of an account can be. */
const ACCOUNT_ID = /^\d{1,19}$/;

/** What a request says besides its cookies. */
export interface VisitFacts {
  care: boolean;
  /** Of the page; without it every feature of a market is there. */
  locale?: Locale;
  conditions?: ExperimentConditions;
  userAgent?: string;
}

/**
 * Reads the visit out of the cookies. Experiments are for those who allowed to be counted: the others see the shop
 * without any. [EXPERIMENT-01]
 */
export function pageVisit(
  cookies: Readonly<Record<string, string>>,
  { care, locale, conditions = EXPERIMENT_CONDITIONS, userAgent }: VisitFacts,
): PageVisit {
  const dismissed = readDismissed(cookies[DISMISSED_COOKIE]);
  const overrides = readOverrides(cookies[VARIANTS_COOKIE]);
  const id = cookies[CLIENT_ID_COOKIE];
  const app = nativeAppOf(userAgent);
  const counted =
    !care && readConsent(cookies[CONSENT_COOKIE]).has('analytics') && id !== undefined && VISITOR_ID.test(id);
  const variants = { ...(counted && assignVariants(id, conditions)), ...overrides };
  return {
    care,
    dismissed,
    variants: locale === undefined ? variants : inFeatureSet(variants, locale),
    variations: counted ? variationsOf(id, conditions) : [],
    ...(counted && { visitorId: id }),
    ...(cookies[ACCESS_TOKEN_COOKIE] !== undefined && { signedIn: true, ...accountOf(cookies) }),
    ...(app && { app }),
  };
}

function accountOf({ [USER_ACCOUNT_ID_COOKIE]: id = '' }: Readonly<Record<string, string>>): {
  userId?: string;
} {
  return ACCOUNT_ID.test(id) ? { userId: id } : {};
}

/** The cookies of a request by name; of two with the same name the first counts. */
export function cookiesOf(header: string | undefined): Record<string, string> {
  const found: Record<string, string> = Object.create(null);
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && !(name in found)) found[name] = part.slice(at + 1).trim();
  }
  return found;
}
