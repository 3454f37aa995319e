import type * as z from 'zod/mini';

/** The three base addresses that calls go to; each is a setting. */
export type CallBase = 'api' | 'searchApi' | 'gateway';

/** One call: the gateway declares its route from it, and the client's check is made from `answer`. */
export interface Call {
  /** Unique name, also the operation id of the OpenAPI document. */
  id: string;
  method: 'GET' | 'POST';
  base: CallBase;
  /** Path below the base address; `:name` is a parameter. */
  path: string;
  /** What it is for, in one sentence. */
  summary: string;
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  /** The shape of a good answer; absent where the answer is no JSON. */
  answer?: z.core.$ZodType;
  /** Nothing changes on the server, so that it may be asked again after a failure. */
  safe: boolean;
}

/** Declares a call and keeps the types of its schemas. */
export function call<const Declared extends Call>(declared: Declared): Declared {
  return declared;
}
