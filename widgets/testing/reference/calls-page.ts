import * as z from 'zod/mini';
import type { Call, CallBase } from '../../contract/call.ts';
import { CALL_FAMILIES } from '../../contract/calls.ts';
import { parameterDoc } from '../../contract/parameter-docs.ts';
import { searchQuery } from '../../contract/search-query.ts';
import { ERRORS } from '../../core/errors/catalogue.ts';
import { code, page, table } from './markdown.ts';

/** Where this shop serves each base address; for a client they are settings. */
const BASES: Readonly<Record<CallBase, string>> = {
  api: '/api',
  searchApi: '/search-api',
  gateway: '/gateway',
  wedEndpoint: '/api',
  origin: '',
};

/** The parameters that say what is searched; several calls take them all. */
const CRITERIA = new Set(Object.keys(searchQuery));

const WHO = {
  anyone: 'pages of every site, without cookies',
  partners: 'the shop, and the pages that partner files name',
  shop: 'pages of the shop alone, with cookies',
} as const;

const FAMILY_TITLES: Readonly<Record<keyof typeof CALL_FAMILIES, string>> = {
  search: 'Search',
  product: 'Products',
  selling: 'Selling',
  gift: 'Gifts',
  content: 'Content',
  visitor: 'Visitors',
};

/** docs/reference/calls.md: every call of the contract. */
export function callsPage(): string {
  return page(
    'Calls',
    'What the gateway answers, by family. Each base address is a setting of the client; this shop serves `{api}` and `{wedEndpoint}` at `/api`, `{searchApi}` at `/search-api`, `{frontGateway}` at `/gateway` and `{origin}` at its top. `/openapi.json` says the same to machines, with the shapes of bodies and answers. Every call may also be refused with `BAD_REQUEST` (a part that is wrong; the message names it), `RATE_LIMITED` and `UNAVAILABLE`; a parameter that a call does not know is ignored.',
    ['widgets/contract/calls.ts', 'widgets/contract/parameter-docs.ts'],
    '## Search criteria',
    'The parameters of every call that searches; below they are not repeated.',
    table(HEAD, rows('', 'query', z.object(searchQuery))),
    ...Object.entries(CALL_FAMILIES)
      .filter(([, calls]) => calls.length > 0)
      .flatMap(([family, calls]) => [
        `## ${FAMILY_TITLES[family as keyof typeof CALL_FAMILIES]}`,
        ...(calls as readonly Call[]).map(section),
      ]),
  );
}

function section(call: Call): string {
  const { id, method, base, path, summary, safe, status = 200, refusals = [], media, limit } = call;
  const from = call.from ?? (safe ? 'anyone' : 'shop');
  const codes = [...new Set(refusals)].map((name) => `${code(name)} ${ERRORS[name].status}`);
  const inQuery = rows(id, 'query', call.query);
  const own = inQuery.filter(([, name = '']) => !CRITERIA.has(name.replaceAll('`', '')));
  const searches = inQuery.length - own.length === CRITERIA.size;
  const parameters = [
    ...rows(id, 'path', call.params),
    ...(searches ? own : inQuery),
    ...rows(id, 'header', call.headers),
    ...rows(id, 'body', call.body),
  ];
  const facts = [
    `Answers ${status}${media ? ` with ${media.map(code).join(', ')}` : ''}.`,
    `Made by ${WHO[from]}.`,
    ...(codes.length > 0 ? [`Refused with ${codes.join(', ')}.`] : []),
    ...(searches ? ['Takes the [search criteria](#search-criteria).'] : []),
    ...(limit ? [`Limited to few a minute (${code(limit)}).`] : []),
  ];
  return [
    `### ${id}`,
    code(`${method} ${BASES[base]}${path.replaceAll(/:(\w+)/g, '{$1}')}`),
    summary,
    facts.join(' '),
    ...(parameters.length > 0 ? [table(HEAD, parameters)] : []),
  ].join('\n\n');
}

const HEAD = ['part', 'name', 'rule', 'meaning'];

interface Described {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  description?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  anyOf?: readonly Described[];
  items?: Described;
}

function rows(call: string, part: string, schema: z.core.$ZodType | undefined): string[][] {
  if (!schema) return [];
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Described>;
    required?: string[];
  };
  const needed = new Set(described.required);
  return Object.entries(described.properties ?? {}).map(([name, field]) => [
    needed.has(name) ? `${part}, required` : part,
    code(name),
    ruleOf(field),
    part === 'body' ? '' : (parameterDoc(call, name) ?? ''),
  ]);
}

function ruleOf(field: Described): string {
  if (field.enum) return field.enum.map((value) => code(String(value))).join(' ');
  if (field.const !== undefined) return code(String(field.const));
  if (field.anyOf) return field.anyOf.map(ruleOf).join(' or ');
  if (field.type === 'array') return `list: ${field.items ? ruleOf(field.items) : 'anything'}`;
  const bounds = [field.minimum, field.maximum].some((bound) => bound !== undefined)
    ? `${field.minimum ?? ''}..${field.maximum ?? ''}`
    : '';
  const letters = field.maxLength === undefined ? '' : `at most ${field.maxLength} letters`;
  return [field.type ?? '', field.format ?? '', bounds, letters, field.description ?? '']
    .filter(Boolean)
    .join(', ');
}
