/** The cookie that says who is signed in; scripts cannot read it. [ACCOUNT-03] */
export const ACCESS_TOKEN_COOKIE = 'stay_access';

/** The cookie with the number of the account; scripts cannot read it. [ACCOUNT-03] */
export const USER_ACCOUNT_ID_COOKIE = 'stay_account';

/**
 * AFTER_SIGN_OUT: where a visitor goes after signing out; `stay` keeps the page and shows the header of a visitor who is not signed in. [ACCOUNT-03]
 */
export const AFTER_SIGN_OUT: 'stay' | `/${string}` = 'stay';

/** The cookie of an agent of the customer service who signed in with Google. [CAREMODE-03] */
export const GOOGLE_TOKEN_COOKIE = 'stay_care';

/** The cookie that recognises a visitor without an account, once they consented. */
export const VISITOR_COOKIE = 'stay_visitor';

/** Target of a link in a mail. Its token is in the hash, so that no log has it. */
export const NEW_PASSWORD_PATH = '/account/new-password';

/** Targets of the links that give an account another address, and that delete it; as above. */
export const EMAIL_CONFIRM_PATH = '/account/new-email';
export const DELETION_CONFIRM_PATH = '/account/delete/confirm';

/** Maximum number of products on the wishlist of a visitor or account. */
export const WISHES_MAX = 500;

/** Whether cards and products have a heart: only on the shop's own pages, since it needs cookies. [WISHLIST-01] */
export const WISHLIST_ENABLED = true;
