/** Whether customers have accounts: off, the account button opens the look-up of a booking. [ACCOUNT-06] */
export const CUSTOMER_ACCOUNT_ENABLED = true;

/** Pages of an account, in the order of its menu. [ACCOUNT-02] */
export const ACCOUNT_PATHS = {
  profile: '/account/settings/profile',
  trips: '/account/trips',
  wishlist: '/account/wishlist',
} as const;

/** A page of an account. */
export type AccountPage = keyof typeof ACCOUNT_PATHS;

/** Where somebody signs in. [ACCOUNT-04] */
export const SIGN_IN_PATH = '/account/signin';

/** Where an account is asked for. */
export const SIGN_UP_PATH = '/account/signup';

/** Where a new password is asked for. */
export const FORGOTTEN_PATH = '/account/forgotten';

/** Where somebody is told that their account is deleted. */
export const DELETED_PATH = '/account/deleted';

/** What the account button knows. */
export interface AccountButtonState {
  /** The customer-account toggle. */
  enabled: boolean;
  signedIn: boolean;
}

/**
 * Where the account button leads: to the sign-in, which is told the whole address it was opened from, to the account of
 * who is signed in, or to the look-up of a booking where there are no accounts. [ACCOUNT-04..06]
 */
export function accountHref(
  { enabled, signedIn }: AccountButtonState,
  address: string,
  lookupPath: string,
): string {
  if (!enabled) return lookupPath;
  return signedIn ? ACCOUNT_PATHS.profile : `${SIGN_IN_PATH}?${new URLSearchParams({ origin: address })}`;
}
