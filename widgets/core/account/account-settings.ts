/** The cookie that says who is signed in; scripts cannot read it. [ACCOUNT-03] */
export const ACCESS_TOKEN_COOKIE = 'stay_access';

/** The cookie with the number of the account; scripts cannot read it. [ACCOUNT-03] */
export const USER_ACCOUNT_ID_COOKIE = 'stay_account';

/**
 * AFTER_SIGN_OUT: where who signed out goes; `stay` is the page as it is, with the header of anybody. [ACCOUNT-03]
 */
export const AFTER_SIGN_OUT: 'stay' | `/${string}` = 'stay';

/** The cookie of an agent of the customer service who signed in with Google. [CAREMODE-03] */
export const GOOGLE_TOKEN_COOKIE = 'stay_care';

/** The cookie that tells a visitor without an account again, once they allowed it. */
export const VISITOR_COOKIE = 'stay_visitor';

/** Where the link of a mail leads, with its token in the hash, so that no log ever holds it. */
export const NEW_PASSWORD_PATH = '/account/new-password';

/** Most products that are kept for one visitor or account. */
export const WISHES_MAX = 500;

/** Whether cards and products have a heart: on the shop's own pages, where cookies are. [WISHLIST-01] */
export const WISHLIST_ENABLED = true;
