import { validatorCompiler } from 'fastify-type-provider-zod';
import type { FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { textCheckOf } from '../../../widgets/contract/query-parts.ts';

type Params = Record<string, unknown>;

/** One parameter: its name, whether it may be missing, and which texts are good. */
interface Param {
  name: string;
  isOptional: boolean;
  isGood: (value: string) => boolean;
}

/** The parameters of a schema that consists of nothing but checked texts; undefined for every other one. */
function paramsOf(schema: unknown): Param[] | undefined {
  if (!(schema instanceof z.core.$ZodObject) || schema._zod.def.catchall) return undefined;
  const params: Param[] = [];
  for (const [name, part] of Object.entries(schema._zod.def.shape)) {
    const isOptional = part instanceof z.core.$ZodExactOptional;
    const isGood = textCheckOf(isOptional ? part._zod.def.innerType : part);
    if (!isGood) return undefined;
    params.push({ name, isOptional, isGood });
  }
  return params;
}

/** The parameters that are known, in the order of the schema; undefined when one of them is not as it should be. */
function read(params: readonly Param[], given: Params): Params | undefined {
  const known: Params = {};
  for (const { name, isOptional, isGood } of params) {
    const value = given[name];
    if (value === undefined) {
      if (isOptional && !Object.hasOwn(given, name)) continue;
      return undefined;
    }
    if (typeof value !== 'string' || !isGood(value)) return undefined;
    known[name] = value;
  }
  return known;
}

/**
 * Checks requests against their zod schemas. Parameters, which are texts with a rule each, are read without zod, which
 * would take longer than a search does; where one is wrong, zod says what.
 */
export const quickValidatorCompiler: FastifySchemaCompiler<z.core.$ZodType> = (route) => {
  const checked = validatorCompiler(route);
  const params = paramsOf(route.schema);
  if (!params) return checked;
  return (given: unknown) => {
    const known = typeof given === 'object' && given !== null ? read(params, given as Params) : undefined;
    return known ? { value: known } : checked(given);
  };
};
