import fastJson, { type AnySchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import * as z from 'zod/mini';

/** Writers of answers, made once by schema: the same error answers most calls. */
const writers = new WeakMap<z.core.$ZodType, (answer: unknown) => string>();

/** Writes answers as their zod schemas say: fields that the contract does not know are left out. */
export const answerSerializer: FastifySerializerCompiler<z.core.$ZodType> = ({ schema }) => {
  let write = writers.get(schema);
  if (!write) {
    const json = z.toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any' });
    write = fastJson(json as AnySchema);
    writers.set(schema, write);
  }
  return write;
};
