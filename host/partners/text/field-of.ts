import * as z from 'zod';
import { partnerSchema } from '../partner-schema.ts';

/** What the schema says about one value of the partner file. */
export interface Field {
  description?: string;
  example?: unknown;
  /** The allowed values, where they are listed. */
  options?: readonly string[];
  /** The keys of an object. */
  keys?: readonly string[];
  /** Whether the schema takes a value here. */
  accepts: (value: unknown) => boolean;
}

/** What stands at `path` of the schema; a field that accepts nothing where the schema knows no such path. */
export function fieldOf(path: readonly PropertyKey[]): Field {
  let node: z.core.$ZodType | undefined = partnerSchema;
  for (const key of path) node = node && step(inner(node), key);
  return node ? describe(inner(node)) : { accepts: () => false };
}

function describe(node: z.core.$ZodType): Field {
  const meta = z.globalRegistry.get(node);
  const [example] = (meta?.examples as unknown[] | undefined) ?? [];
  const options = node instanceof z.ZodEnum ? node.options.map(String) : undefined;
  const shape = shapeOf(node);
  return {
    ...(meta?.description === undefined ? {} : { description: meta.description }),
    ...(example === undefined ? {} : { example }),
    ...(options ? { options } : {}),
    ...(shape ? { keys: Object.keys(shape) } : {}),
    accepts: (value) => z.safeParse(node, value).success,
  };
}

/** What an object may hold, also one that is a form of several. */
function shapeOf(node: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> | undefined {
  if (node instanceof z.ZodObject) return node.shape as Record<string, z.core.$ZodType>;
  if (!(node instanceof z.ZodUnion)) return undefined;
  return node.options.map((option) => shapeOf(inner(option))).find((shape) => shape !== undefined);
}

function inner(node: z.core.$ZodType): z.core.$ZodType {
  return node instanceof z.ZodOptional ? inner(node.unwrap()) : node;
}

function step(node: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  if (node instanceof z.ZodObject) {
    const name = String(key);
    return Object.hasOwn(node.shape, name) ? (node.shape[name] as z.core.$ZodType) : undefined;
  }
  if (node instanceof z.ZodArray) return node.element;
  if (node instanceof z.ZodRecord) return node.valueType;
  if (node instanceof z.ZodUnion) {
    return node.options.map((option) => step(inner(option), key)).find((found) => found !== undefined);
  }
  return undefined;
}
