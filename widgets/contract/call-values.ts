import type * as z from 'zod/mini';
import type { CALL_FAMILIES, CallFamily, READ_PARTLY } from './calls.ts';

type Declared = (typeof CALL_FAMILIES)[CallFamily][number];

type Partly = typeof READ_PARTLY;

/** Id of a call of the contract, or of one that is read in part. */
export type CallId = Declared['id'] | keyof Partly;

type CallOf<Id extends CallId> = Id extends keyof Partly ? Partly[Id]['call'] : Extract<Declared, { id: Id }>;

type InPath<Call> = Call extends { params: infer Schema extends z.core.$ZodType }
  ? { [Name in keyof z.input<Schema>]: string | number }
  : unknown;

type InAddress<Call> = Call extends { query: infer Schema extends z.core.$ZodType }
  ? { [Name in keyof z.input<Schema>]: string | number | boolean | undefined }
  : unknown;

type InBody<Call> = Call extends { body: infer Schema extends z.core.$ZodType } ? z.input<Schema> : unknown;

/** The parameters of a call by name: of its path, and of its query or body. */
export type Asked<Id extends CallId> = InPath<CallOf<Id>> & InAddress<CallOf<Id>> & InBody<CallOf<Id>>;

type AnswerOf<Call> = Call extends { answer: infer Schema extends z.core.$ZodType }
  ? z.output<Schema>
  : undefined;

/** The answer of a call, as far as it is read. */
export type Answered<Id extends CallId> = AnswerOf<Id extends keyof Partly ? Partly[Id] : CallOf<Id>>;
