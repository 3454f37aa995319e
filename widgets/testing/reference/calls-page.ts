import * as z from 'zod/mini';
import type { Call, CallBase } from '@staykit/contract/call.ts';
import { CALL_FAMILIES } from '@staykit/contract/calls.ts';
import { parameterDoc } from '@staykit/contract/parameter-docs.ts';
import { searchQuery } from '@staykit/contract/search/search-query.ts';
import { ERRORS } from '@staykit/values/errors/catalogue.ts';
import { code, page } from './markdown.ts';

/** Where this shop serves each base address; for a client they are settings. */
const BASES: Readonly<Record<CallBase, string>> = {
  api: '/api',
  searchApi: '/search-api',
  gateway: '/gateway',
  wedEndpoint: '/api',
  origin: '',
};

const FROM = {
  anyone: '',
  partners: 'From: the shop, and the pages that partner files name.',
  shop: 'From: pages of the shop only, with cookies.',
} as const;

const FAMILY_TITLES: Readonly<Record<keyof typeof CALL_FAMILIES, string>> = {
  search: 'Search',
  product: 'Products',
  selling: 'Selling',
  gift: 'Gifts',
  content: 'Content',
  visitor: 'Visitors',
  inventory: 'Inventory',
};

/** docs/reference/calls.md: every call of the contract. */
export function callsPage(): string {
  const calls = Object.values(CALL_FAMILIES).flat() as readonly Call[];
  const shared = sharedParameters(calls);
  return page(
    'Calls',
    [
      'What the gateway answers, by family. `/openapi.json` says the same to machines, with the shapes of bodies and answers.',
      'Each base address is a setting of the client; this shop serves `{api}` and `{wedEndpoint}` at `/api`, `{searchApi}` at `/search-api`, `{frontGateway}` at `/gateway` and `{origin}` at `/`.',
      'Unless a call says otherwise: it answers 200, it may be called from any site, without cookies, and a parameter is optional and in the query. Every call may also answer `BAD_REQUEST` (the message names the field), `RATE_LIMITED` and `UNAVAILABLE`. Unknown parameters are ignored.',
    ].join('\n\n'),
    ['widgets/contract/calls.ts', 'widgets/contract/parameter-docs.ts'],
    '## Search criteria',
    list([...CRITERIA.values()].map(described)),
    '## Shared parameters',
    list([...shared.values()].map(described)),
    ...Object.entries(CALL_FAMILIES)
      .filter(([, family]) => family.length > 0)
      .flatMap(([family, members]) => [
        `## ${FAMILY_TITLES[family as keyof typeof CALL_FAMILIES]}`,
        ...(members as readonly Call[]).map((call) => section(call, shared)),
      ]),
  );
}

function section(call: Call, shared: Known): string {
  const { method, base, path, summary, safe, status = 200, refusals = [], media, limit } = call;
  const from = call.from ?? (safe ? 'anyone' : 'shop');
  const codes = [...new Set(refusals)].map((name) => `${code(name)} ${ERRORS[name].status}`);
  const all = parametersOf(call);
  const criteria = all.filter((one) => isKnown(CRITERIA, one));
  const common = all.filter((one) => isKnown(shared, one));
  const own = all.filter((one) => !isKnown(CRITERIA, one) && !isKnown(shared, one));
  const body = own.filter(({ part }) => part === 'body');
  return [
    `### ${call.id}`,
    `${code(`${method} ${BASES[base]}${path.replaceAll(/:(\w+)/g, '{$1}')}`)}: ${summary}`,
    list(
      [
        criteria.length > 0 ? `[Search criteria](#search-criteria): ${criteriaOf(criteria)}` : '',
        common.length > 0 ? `Shared: ${common.map(named).join(', ')}` : '',
        ...own.filter(({ part }) => part !== 'body').map(described),
        body.length > 0
          ? `Body: ${body.map((one) => `${named(one)}${one.rule && ` ${one.rule}`}`).join('; ')}`
          : '',
        status === 200 && !media
          ? ''
          : `Answers ${status}${media ? ` with ${media.map(code).join(', ')}` : ''}`,
        codes.length > 0 ? `Errors: ${codes.join(', ')}` : '',
        refusals.includes('SUPPLIER_KEY_INVALID') ? 'From: servers of suppliers, with a key.' : FROM[from],
        limit ? `Limited per minute: ${code(limit)}` : '',
      ].filter(Boolean),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

interface Parameter {
  name: string;
  part: 'path' | 'query' | 'header' | 'body';
  required: boolean;
  rule: string;
  meaning: string;
}
type Known = ReadonlyMap<string, Parameter>;

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

function named({ name, part, required }: Parameter): string {
  const notes = [part === 'header' ? part : '', required && part !== 'path' ? 'required' : ''];
  const told = notes.filter(Boolean).join(', ');
  return `${code(name)}${told && ` (${told})`}`;
}

const described = (one: Parameter): string =>
  `${[named(one), one.rule].filter(Boolean).join(' ')}${one.meaning && `: ${one.meaning}`}`;

/** Whether a parameter is described once for all calls, with the same rule and meaning. */
function isKnown(known: Known, one: Parameter): boolean {
  const same = known.get(one.name);
  return one.part === 'query' && !!same && same.rule === one.rule && same.meaning === one.meaning;
}

function criteriaOf(taken: readonly Parameter[]): string {
  const missing = [...CRITERIA.keys()].filter((name) => !taken.some((one) => one.name === name));
  if (missing.length === 0) return 'all';
  const required = taken.filter((one) => one.required).map(named);
  if (missing.length < taken.length)
    return [`all but ${missing.map(code).join(', ')}`, ...required].join('; ');
  return taken.map(named).join(', ');
}

/** Query parameters that several calls take with the same rule and meaning. */
function sharedParameters(calls: readonly Call[]): Known {
  const seen = new Map<string, Parameter>();
  const shared = new Map<string, Parameter>();
  for (const one of calls.flatMap(parametersOf)) {
    if (one.part !== 'query' || isKnown(CRITERIA, one)) continue;
    if (isKnown(seen, one)) shared.set(one.name, { ...one, required: false });
    else seen.set(one.name, one);
  }
  return shared;
}

function parametersOf({ id, params, query, headers, body }: Call): Parameter[] {
  return [
    ...parameters(id, 'path', params),
    ...parameters(id, 'query', query),
    ...parameters(id, 'header', headers),
    ...parameters(id, 'body', body),
  ];
}

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

function parameters(call: string, part: Parameter['part'], schema: z.core.$ZodType | undefined): Parameter[] {
  if (!schema) return [];
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Described>;
    required?: string[];
  };
  const required = new Set(described.required);
  return Object.entries(described.properties ?? {}).map(([name, field]) => ({
    name,
    part,
    required: required.has(name),
    rule: ruleOf(field),
    meaning: part === 'body' ? '' : (parameterDoc(call, name) ?? ''),
  }));
}

/** The parameters that say what is searched; several calls take them all. */
const CRITERIA: Known = new Map(parameters('', 'query', z.object(searchQuery)).map((one) => [one.name, one]));

function ruleOf(field: Described): string {
  if (field.enum) return field.enum.map((value) => code(String(value))).join(' ');
  if (field.const !== undefined) return code(String(field.const));
  if (field.anyOf) return field.anyOf.map(ruleOf).join(' or ');
  if (field.type === 'array') return `list: ${field.items ? ruleOf(field.items) : 'anything'}`;
  const bounds = [field.minimum, field.maximum].some((bound) => bound !== undefined)
    ? `${field.minimum ?? ''}..${field.maximum ?? ''}`
    : '';
  const letters = field.maxLength === undefined ? '' : `max ${field.maxLength} characters`;
  return [field.type ?? '', field.format ?? '', bounds, letters, field.description ?? '']
    .filter(Boolean)
    .join(', ');
}
