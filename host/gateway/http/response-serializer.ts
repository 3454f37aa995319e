import fastJson, { type AnySchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import * as z from 'zod/mini';

/** Serializers, compiled once per schema: most calls share the error schemas. */
const writers = new WeakMap<z.core.$ZodType, (answer: unknown) => string>();

/**
 * Serializes answers by their zod schema and drops unknown fields. Compiled at the first answer, to keep the start
 * short.
 */
export const responseSerializer: FastifySerializerCompiler<z.core.$ZodType> = ({ schema }) => {
  return (answer) => {
    let write = writers.get(schema);
    if (!write) {
      const json = z.toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any' });
      write = fastJson(json as AnySchema);
      writers.set(schema, write);
    }
    return write(answer);
  };
};
