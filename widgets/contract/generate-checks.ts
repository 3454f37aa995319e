import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { bends, enumValues } from './answer-parts.ts';
import type { Shape } from './answer-shape.ts';
import { CALLS } from './calls.ts';
import { offerCard } from './offer-card.ts';
import { programItem } from './programme.ts';
import { room } from './room.ts';

/** Where the checks of the client are written. */
export const CHECKS_FILE = fileURLToPath(new URL('../client/checks.generated.ts', import.meta.url));

const PRIMITIVES: Record<string, Shape> = {
  plainDate: 'd',
  link: 'u',
  idText: 'i',
  numberText: 'f',
  activityChoice: 'a',
};

/** What stands in several answers: written once, it costs once. The later may hold the earlier. */
const SHARED: readonly (readonly [name: string, schema: z.core.$ZodType])[] = [
  ['offerCardShape', offerCard],
  ['programItemShape', programItem],
  ['roomShape', room],
];

/** The compact description of a schema that `read-answer.ts` understands. */
export function toShape(schema: z.core.$ZodType): Shape {
  const bend = bends.get(schema);
  if (bend) {
    switch (bend.kind) {
      case 'firstWhenUnknown':
        return `${bend.values.join('|')}|*`;
      case 'dropUnknownFields':
        return objectShape(bend.shape);
      case 'knownEntries':
        return [toShape(bend.item), bend.key];
      default:
        return PRIMITIVES[bend.kind] as Shape;
    }
  }
  const values = enumValues(schema);
  if (values) return `${values.join('|')}|`;
  if (schema instanceof z.core.$ZodDefault) return 'c';
  if (schema instanceof z.core.$ZodArray) return [toShape(schema._zod.def.element)];
  if (schema instanceof z.core.$ZodRecord) {
    return { [`*${toShape(schema._zod.def.keyType) as string}`]: toShape(schema._zod.def.valueType) };
  }
  if (schema instanceof z.core.$ZodUnion) {
    return Object.fromEntries(schema._zod.def.options.map((option, index) => [`|${index}`, toShape(option)]));
  }
  if (schema instanceof z.core.$ZodString) return 's';
  if (schema instanceof z.core.$ZodNumber) return 'n';
  if (schema instanceof z.core.$ZodBoolean) return 'b';
  throw new Error(
    `widgets/contract: an answer uses ${schema._zod.def.type}, which the checks of the client do not know. ` +
      'Build it from the parts of answer-parts.ts, or teach generate-checks.ts and client/read-answer.ts the new part.',
  );
}

function objectShape(shape: z.core.$ZodShape): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([key, field]) =>
      field instanceof z.core.$ZodExactOptional
        ? [`${key}?`, toShape(field._zod.def.innerType)]
        : [key, toShape(field)],
    ),
  );
}

/** The text of `checks.generated.ts`: one description per call, and one of everything used more than once. */
export function checksSource(): string {
  const names = new Map<z.core.$ZodType, string>();
  for (const { id, answer } of CALLS) {
    if (answer && !names.has(answer)) names.set(answer, `${id}Shape`);
  }
  const aliases: string[] = [];
  const written = new Map<string, string>();
  for (const { id, answer } of CALLS) {
    if (!answer) continue;
    const first = names.get(answer);
    if (first !== `${id}Shape`) aliases.push(`export const ${id}Shape: Shape = ${first};`);
  }
  const shared = SHARED.map(([name, schema]) => [name, JSON.stringify(toShape(schema))] as const);
  for (const [schema, name] of names) written.set(name, JSON.stringify(toShape(schema)));
  const lines = [...shared, ...written].map(([name, text], place) => {
    // A shared description names those before it; the description of a call names all.
    const known = shared.slice(0, place);
    const body = known.reduce((rest, [part, described]) => rest.replaceAll(described, part), text);
    return `export const ${name}: Shape = ${body};`;
  });
  return [
    '// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.',
    "import type { Shape } from '../contract/answer-shape.ts';",
    '',
    ...lines,
    ...aliases,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(CHECKS_FILE, checksSource());
