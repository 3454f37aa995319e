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

/**
 * A reader of parameters: those that are known, in the order of the schema; undefined when one of them is not as it
 * should be. It looks at what was given alone: most of what a search may name it does not.
 */
function reader(params: readonly Param[]): (given: Params) => Params | undefined {
  const places = new Map(params.map(({ name }, place) => [name, place]));
  const values: (string | undefined)[] = params.map(() => undefined);
  return (given) => {
    values.fill(undefined);
    for (const name in given) {
      const place = places.get(name);
      if (place === undefined) continue;
      const value = given[name];
      if (typeof value !== 'string' || !params[place]!.isGood(value)) return undefined;
      values[place] = value;
    }
    const known: Params = {};
    for (let place = 0; place < values.length; place += 1) {
      const value = values[place];
      if (value !== undefined) known[params[place]!.name] = value;
      else if (!params[place]!.isOptional) return undefined;
    }
    return known;
  };
}

/**
 * Checks requests against their zod schemas. Parameters, which are texts with a rule each, are read without zod, which
 * would take longer than a search does; where one is wrong, zod says what.
 */
export const quickValidatorCompiler: FastifySchemaCompiler<z.core.$ZodType> = (route) => {
  const checked = validatorCompiler(route);
  const params = paramsOf(route.schema);
  if (!params) return checked;
  const read = reader(params);
  return (given: unknown) => {
    const known = typeof given === 'object' && given !== null ? read(given as Params) : undefined;
    return known ? { value: known } : checked(given);
  };
};
