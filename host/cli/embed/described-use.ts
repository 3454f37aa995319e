import type { ArgsDef } from 'citty';
import { COMMON_ATTRIBUTES, type AttributeReader } from '@staykit/element-spec/attribute-readers.ts';
import type { SnippetUse } from '@staykit/elements/snippet/snippet.ts';
import { DEFAULT_LOCALE, LOCALES } from '@staykit/values/market/locale.ts';
import { closest } from '@staykit/partners/text/closest.ts';
import { CliError } from '../cli-error.ts';

/** The widgets are loaded when they are asked for: no other command needs them. */
const loadPrints = async () => (await import('@staykit/elements/print/prints.ts')).PRINTS;

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  api: 'Origin of the shop',
  locale: `One of ${LOCALES.join(', ')}`,
  partner: 'Minisite id of the partner',
  theme: 'Name of a theme',
};
const DEFAULTS: Readonly<Record<string, string>> = { api: 'https://shop.example', locale: DEFAULT_LOCALE };

/** A flag for each attribute that an element can have. */
export async function attributeArgs(): Promise<ArgsDef> {
  const readers: Record<string, AttributeReader> = { ...COMMON_ATTRIBUTES };
  const owners: Record<string, string[]> = {};
  for (const [name, load] of Object.entries(await loadPrints())) {
    const { spec } = await load();
    Object.assign(readers, spec.attributes);
    for (const attribute of Object.keys(spec.attributes)) (owners[attribute] ??= []).push(name);
  }
  return Object.fromEntries(
    Object.entries(readers).map(([name, reader]): [string, ArgsDef[string]] => {
      const description = DESCRIPTIONS[name] ?? `Attribute of ${owners[name]?.join(', ') ?? 'all elements'}`;
      if (reader.length === 0) return [name, { type: 'boolean', description }];
      const preset = DEFAULTS[name];
      return [name, { type: 'string', description, ...(preset !== undefined && { default: preset }) }];
    }),
  );
}

const meant = (name: string, known: readonly string[]): string => {
  const near = closest(name, known);
  return near === undefined ? '' : ` Did you mean ${near}?`;
};

/** The flags that were typed, as attributes. */
const typed = (args: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = args[name];
      if (value === undefined || value === false) return [];
      return [[name, value === true ? '' : String(value)]];
    }),
  );

/** What a page shall have, as it was typed. Throws what an element would say of it. */
export async function describeUse(
  names: readonly string[],
  args: Readonly<Record<string, unknown>>,
): Promise<SnippetUse> {
  const prints = await loadPrints();
  const known = Object.keys(prints);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new CliError(
      `Unknown element "${unknown}".${meant(unknown, known)} Elements: ${known.join(', ')}.`,
    );
  const chosen = await Promise.all(
    Object.entries(prints)
      .filter(([name]) => names.includes(name))
      .map(async ([name, load]) => [name, await load()] as const),
  );
  const common = typed(args, Object.keys(COMMON_ATTRIBUTES));
  const own = typed(
    args,
    Object.keys(await attributeArgs()).filter((name) => !Object.hasOwn(COMMON_ATTRIBUTES, name)),
  );
  const stray = Object.keys(own).find((name) => !chosen.some(([, { spec }]) => name in spec.attributes));
  if (stray !== undefined)
    throw new CliError(`--${stray}: none of ${names.join(', ')} has this attribute.`, 2);
  const { describePage } = await import('@staykit/elements/snippet/describe-widget.ts');
  // In the order in which they were typed.
  chosen.sort(([one], [other]) => names.indexOf(one) - names.indexOf(other));
  return describePage(chosen, common, own);
}
