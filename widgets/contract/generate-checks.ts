import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { bends, enumValues } from './answer-parts.ts';
import { CALLS } from './calls.ts';
import { bookedProduct } from './detail.ts';
import { offerCard } from './offer-card.ts';
import { programItem } from './programme.ts';
import { room } from './room.ts';

/** Where the checks of the client are written. */
export const CHECKS_FILE = fileURLToPath(new URL('../client/checks.generated.ts', import.meta.url));

const PRIMITIVES: Record<string, string> = {
  plainDate: 'day',
  link: 'link',
  idText: 'id',
  numberText: 'numeral',
  activityChoice: 'activityChoice',
};

/** What stands in several answers: written once, it costs once. The later may hold the earlier. */
const SHARED: readonly (readonly [name: string, schema: z.core.$ZodType])[] = [
  ['offerCardShape', offerCard],
  ['programItemShape', programItem],
  ['roomShape', room],
];

/** Answers that a widget reads a part of, beside the check of the whole. */
const PARTLY: readonly (readonly [name: string, schema: z.core.$ZodType])[] = [
  ['bookedProductShape', bookedProduct],
];

const call = (part: string, ...values: string[]): string => `${part}(${values.join(', ')})`;
const quoted = (values: readonly string[]): string[] => values.map((value) => JSON.stringify(value));

/** The check of a schema, as an expression of the parts of `client/read-answer.ts`. */
export function toCheck(schema: z.core.$ZodType): string {
  const bend = bends.get(schema);
  if (bend) {
    switch (bend.kind) {
      case 'firstWhenUnknown':
        return call('firstOf', ...quoted(bend.values));
      case 'dropUnknownFields':
        return fieldsCheck(bend.shape);
      case 'knownEntries': {
        const item = bends.get(bend.item);
        const field = item?.kind === 'dropUnknownFields' ? item.shape[bend.key] : undefined;
        const known = field && enumValues(field);
        return call(
          'knownOf',
          toCheck(bend.item),
          ...quoted([bend.key]),
          ...(known ? [JSON.stringify(known)] : []),
        );
      }
      default:
        return PRIMITIVES[bend.kind] ?? '';
    }
  }
  const values = enumValues(schema);
  if (values) return call('oneOf', ...quoted(values));
  if (schema instanceof z.core.$ZodDefault) return 'count';
  if (schema instanceof z.core.$ZodArray) return call('list', toCheck(schema._zod.def.element));
  if (schema instanceof z.core.$ZodRecord) {
    return call('entries', toCheck(schema._zod.def.keyType), toCheck(schema._zod.def.valueType));
  }
  if (schema instanceof z.core.$ZodUnion) return call('either', ...schema._zod.def.options.map(toCheck));
  if (schema instanceof z.core.$ZodString) return 'text';
  if (schema instanceof z.core.$ZodNumber) return 'number';
  if (schema instanceof z.core.$ZodBoolean) return 'flag';
  throw new Error(
    `widgets/contract: an answer uses ${schema._zod.def.type}, which the checks of the client do not know. ` +
      'Build it from the parts of answer-parts.ts, or teach generate-checks.ts and client/read-answer.ts the new part.',
  );
}

function fieldsCheck(shape: z.core.$ZodShape): string {
  const required: string[] = [];
  const optional: string[] = [];
  for (const [key, field] of Object.entries(shape)) {
    const name = JSON.stringify(key);
    if (field instanceof z.core.$ZodExactOptional) {
      const values = enumValues(field._zod.def.innerType);
      optional.push(
        `${name}: ${values ? call('someOf', ...quoted(values)) : toCheck(field._zod.def.innerType)}`,
      );
    } else required.push(`${name}: ${toCheck(field)}`);
  }
  const groups = optional.length > 0 ? [required, optional] : [required];
  return call('fields', ...groups.map((lines) => `{${lines.join(', ')}}`));
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
    if (first !== `${id}Shape`) aliases.push(`export const ${id}Shape = ${first};`);
  }
  const shared = SHARED.map(([name, schema]) => [name, toCheck(schema)] as const);
  for (const [schema, name] of names) written.set(name, toCheck(schema));
  for (const [name, schema] of PARTLY) written.set(name, toCheck(schema));
  const lines = [...shared, ...written].map(([name, text], place) => {
    // A shared description names those before it; the description of a call names all.
    const known = shared.slice(0, place);
    const body = known.reduce((rest, [part, described]) => rest.replaceAll(described, part), text);
    return `export const ${name} = ${body};`;
  });
  const words = lines
    .join('\n')
    .replaceAll(/"[^"]*"/g, '')
    .match(/[a-z]\w*/gi);
  const parts = [...new Set(words)].filter((word) => !/^(export|const)$|Shape$/.test(word)).toSorted();
  return [
    '// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.',
    `import { ${parts.join(', ')} } from './read-answer.ts';`,
    '',
    ...lines,
    ...aliases,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(CHECKS_FILE, checksSource());
