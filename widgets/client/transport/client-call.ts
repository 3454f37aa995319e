import type { Answered, Asked, CallId } from '@staykit/contract/call-values.ts';
import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';
import type { Bases } from './call-bases.ts';
import type { Check } from './read-answer.ts';

/** What a browser knows of a call; `calls/` is written from the contract. */
export interface ClientCall<Values = unknown, Answer = unknown> {
  /** Below the base address; `:name` is a value. */
  path: string;
  /** The base address, one of `call-bases.ts`. Default: that of the API. */
  base?: (bases: Bases) => string;
  /** GET by default. */
  method?: 'POST' | 'PUT' | 'DELETE';
  /** What a good answer looks like; absent where the answer is not read. */
  shape?: Check;
  /** The codes that it is refused with. */
  refusals?: readonly ErrorCode[];
  /** Only for the compiler: there is no such field. */
  readonly types?: { values: Values; answer: Answer };
}

/** A call of the contract. */
export type DeclaredCall<Id extends CallId> = ClientCall<Asked<Id>, Answered<Id>>;

/** Values of a call by name; one that is undefined is not sent. */
export type Values = Readonly<Record<string, unknown>>;

/** The path of a call with its values, and what is left for the address or the body. */
export function filledPath(path: string, values: object): [path: string, rest: Values] {
  const rest: Record<string, unknown> = { ...values };
  const filled = path.replace(/\/:(\w+)/g, (_all, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return `/${value}`;
  });
  return [filled, rest];
}

/** Where a call with a filled path is asked for. */
export const addressOf = (bases: Bases, base: ClientCall['base'], path: string): string =>
  (base?.(bases) ?? bases.api).replace(/\/$/, '') + path;

/** Values that are given, as `?a=1&b=2`; commas stay readable. */
export function queryOf(values: Values): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const text = String(new URLSearchParams(given as [string, string][])).replaceAll('%2C', ',');
  return text && `?${text}`;
}
