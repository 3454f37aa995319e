/**
 * A stay date: a calendar day as plain text, `yyyy-MM-dd`, with no time and no zone, so that it is the same day
 * in every browser. [ENTITY-16]
 */
export type PlainDate = string & { readonly __plainDate?: never };
