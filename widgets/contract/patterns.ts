/** Allowed addresses of links: paths of this site, or http(s). Never `javascript:` or `//host`. */
export const LINK = /^(https?:\/\/|\/(?![/\\]))/;

/** A month: `yyyy-MM`. */
export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
