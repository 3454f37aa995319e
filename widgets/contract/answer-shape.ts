/**
 * What an answer looks like, in few bytes (made by generate-checks.ts, read by client/read-answer.ts).
 * Text: `s` text, `n` number, `b` boolean, `d` day, `u` link, `i` id as text, `f` number also as text, `c` count or 0, `a` activity id,
 * underscore and day;
 * `a|b|` one of these, `a|b|*` one of these and otherwise the first.
 * `[shape]` a list; `[shape, key]` a list without the entries whose key is missing or unknown.
 * An object: fields by name, `name?` optional; with the one field `*s` or `*d` a map by such keys; with fields `|0`, `|1`
 * ... the first of these shapes that fits.
 */
export type Shape = string | readonly [Shape] | readonly [Shape, string] | { readonly [key: string]: Shape };
