/** Addresses that a link may have: this site's, or another over http(s). Never `javascript:` or a second host by `//`. */
export const LINK = /^(https?:\/\/|\/(?![/\\]))/;

/** A month: `yyyy-MM`. */
export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
