import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { bends, enumValues } from '@staykit/contract/answer-parts.ts';
import type { Call } from '@staykit/contract/call.ts';
import { CALLS, READ_PARTLY } from '@staykit/contract/calls.ts';
import { offerCard } from '@staykit/contract/search/offer-card.ts';
import { programItem } from '@staykit/contract/product/programme.ts';
import { room } from '@staykit/contract/product/room.ts';

/** What the paths of the written files start from. */
export const WIDGETS_FOLDER = fileURLToPath(new URL('../../', import.meta.url));

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

const BASES: Readonly<Record<Call['base'], string | undefined>> = {
  api: undefined,
  searchApi: 'searchApi',
  gateway: 'frontGateway',
  wedEndpoint: 'wedEndpoint',
  origin: 'siteOrigin',
};

const call = (part: string, ...values: string[]): string => `${part}(${values.join(', ')})`;
const quoted = (values: readonly string[]): string[] => values.map((value) => JSON.stringify(value));

/** The check of a schema, as an expression of the parts of `client/transport/read-answer.ts`. */
export function toCheck(schema: z.core.$ZodType): string {
  const bend = bends.get(schema);
  if (bend) {
    switch (bend.kind) {
      case 'firstWhenUnknown':
        return call('firstOf', ...quoted(bend.values));
      case 'refusedWhenUnknown':
        return call('oneOf', ...quoted(bend.values));
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
      'Build it from the parts of answer-parts.ts, or teach generate-client-calls.ts and client/transport/read-answer.ts the new part.',
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

/** Names of calls that the code of widgets and pages imports: only those are written. */
function usedNames(): Set<string> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const sources = globSync(['widgets/**/*.{ts,tsx}', 'host/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: (name) => /node_modules|^dist$|\.test\.|\.generated\.|^fixtures$|^testing$/.test(name),
  });
  const names = sources.flatMap((file) => {
    const imports = readFileSync(`${root}${file}`, 'utf8').matchAll(
      /import \{ (\w+) \} from '[^']*\/calls\/[\w-]+\.generated\.ts'/g,
    );
    return [...imports].map(([, name = '']) => name);
  });
  return new Set(names);
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Exported names by the file of `client/transport/` that has them. */
const PARTS: ReadonlyMap<string, string> = new Map(
  ['call-bases.ts', 'read-answer.ts'].flatMap((file) =>
    [
      ...readFileSync(`${WIDGETS_FOLDER}client/transport/${file}`, 'utf8').matchAll(/export const (\w+)/g),
    ].map(([, name = '']) => [name, `../transport/${file}`] as const),
  ),
);

/** A file that holds one declaration, with the imports of the names that it reads. */
function fileOf(declaration: string, shapes: ReadonlySet<string>): string {
  const words = new Set(declaration.replaceAll(/"[^"]*"|'[^']*'/g, '').match(/[a-z]\w*/gi));
  const imports = new Map<string, string[]>();
  for (const word of [...words].toSorted()) {
    const file = PARTS.get(word) ?? (shapes.has(word) ? `./${kebab(word)}.generated.ts` : undefined);
    if (file && !declaration.startsWith(`export const ${word} `))
      imports.set(file, [...(imports.get(file) ?? []), word]);
  }
  return [
    '// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.',
    ...(words.has('DeclaredCall')
      ? [`import type { DeclaredCall } from '../transport/client-call.ts';`]
      : []),
    ...[...imports].map(([file, names]) => `import { ${names.join(', ')} } from '${file}';`),
    '',
    declaration,
    '',
  ].join('\n');
}

/**
 * The files of the calls that are made, by their path in `widgets/`: one for each call with its check, so that a bundler
 * puts it where it is used, and one for what several checks hold. Tests find all calls in one.
 */
export function clientCallsSources(used: ReadonlySet<string> = usedNames()): Record<string, string> {
  const partly = Object.entries(READ_PARTLY).map(([name, { call: whole, answer }]) => ({
    ...(whole as Call),
    id: name,
    answer: answer as z.core.$ZodType,
  }));
  const declared = [...CALLS, ...partly].filter(({ id }) => used.has(id));
  const unknown = [...used].filter((name) => !declared.some(({ id }) => id === name));
  if (unknown.length > 0) throw new Error(`widgets/contract: there is no call ${unknown.join(', ')}`);
  const checks = new Map(
    declared.flatMap(({ id, answer }) => (answer ? [[id, toCheck(answer)] as const] : [])),
  );
  const named = new Map(SHARED.map(([name, schema]) => [toCheck(schema), name]));
  for (const [id, check] of checks)
    if ([...checks.values()].filter((other) => other === check).length > 1 && !named.has(check))
      named.set(check, `${id}Shape`);
  // A shared check names those before it; the check of a call names all.
  const short = (check: string, known = [...named]) =>
    known.reduce((rest, [part, name]) => rest.replaceAll(part, name), check);
  const shapes = [...named].map(
    ([check, name], place) =>
      [name, `export const ${name} = ${short(check, [...named].slice(0, place))};`] as const,
  );
  const lines = declared.map(({ id, path, method, base, refusals }) => {
    const check = checks.get(id);
    const fields = [
      `path: ${JSON.stringify(path)}`,
      ...(BASES[base] ? [`base: ${BASES[base]}`] : []),
      ...(method === 'GET' ? [] : [`method: ${JSON.stringify(method)}`]),
      ...(check ? [`shape: ${named.get(check) ?? short(check)}`] : []),
      ...(method !== 'GET' && check && refusals ? [`refusals: ${JSON.stringify(refusals)}`] : []),
    ];
    return [id, `export const ${id}: DeclaredCall<'${id}'> = { ${fields.join(', ')} };`] as const;
  });
  const names = new Set(named.values());
  const place = (name: string) => `client/calls/${kebab(name)}.generated.ts`;
  return {
    ...Object.fromEntries(
      [...shapes, ...lines].map(([name, declaration]) => [place(name), fileOf(declaration, names)]),
    ),
    'testing/client-calls/calls.generated.ts': [
      '// Made from widgets/contract by `npm run contract`. Do not edit: change the schemas instead.',
      ...lines.map(([name]) => `export { ${name} } from '@staykit/${place(name)}';`),
      '',
    ].join('\n'),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(`${WIDGETS_FOLDER}client/calls`, { recursive: true, force: true });
  mkdirSync(`${WIDGETS_FOLDER}client/calls`);
  for (const [file, text] of Object.entries(clientCallsSources())) writeFileSync(WIDGETS_FOLDER + file, text);
}
