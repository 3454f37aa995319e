/** Whether customers have accounts. Without them, the account button opens the booking look-up. [ACCOUNT-06] */
export const CUSTOMER_ACCOUNT_ENABLED = true;

/** Pages of an account, in the order of its menu. [ACCOUNT-02] */
export const ACCOUNT_PATHS = {
  profile: '/account/settings/profile',
  trips: '/account/trips',
  wishlist: '/account/wishlist',
} as const;

/** A page of an account. */
export type AccountPage = keyof typeof ACCOUNT_PATHS;

/** Path of the sign-in page. [ACCOUNT-04] */
export const SIGN_IN_PATH = '/account/signin';

/** Path of the page that creates an account. */
export const SIGN_UP_PATH = '/account/signup';

/** Path of the page that requests a new password. */
export const FORGOTTEN_PATH = '/account/forgotten';

/** Path of the page that deletes an account by mail, for who has lost the password. */
export const DELETE_PATH = '/account/delete';

/** Path of the page that confirms the deletion of an account. */
export const DELETED_PATH = '/account/deleted';

/** What the account button knows. */
export interface AccountButtonState {
  /** The customer-account toggle. */
  enabled: boolean;
  signedIn: boolean;
}

/**
 * Target of the account button: the sign-in with the address to return to, the account of
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
