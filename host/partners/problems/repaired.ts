import { basename, dirname } from 'node:path';
import { base } from '@staykit/themes/base.ts';
import { valueOf } from '@staykit/themes/to-css.ts';
import { TOKEN_PATHS, type TokenPath } from '@staykit/themes/tokens.ts';
import { closest } from '../text/closest.ts';
import { fieldOf, type Field } from '../text/field-of.ts';
import type { PartnerText } from '../text/partner-text.ts';
import type { PartnerSettings } from '../partner-schema.ts';
import { ruleProblems, type Surroundings } from './rule-problems.ts';

/** The sample partner that the examples of the schema are of. */
const SAMPLE = /c[ée]lestine/gi;
/** Values that are the names of files in the partner's folder. */
const FILES = /^(logoUrl|logoDarkUrl|bannerUrls\.(desktop|mobile))$/;

/**
 * What should stand at `path` in place of `received`: the value that was meant where that can be told, else the field's
 * example with the partner's own name, and only what the check takes; otherwise a sentence.
 */
export function repaired(
  path: readonly PropertyKey[],
  received: unknown,
  text: PartnerText,
  around: Surroundings,
): { value: unknown } | string {
  if (path[0] === 'theme' && path.length > 1 && path[1] !== 'preset')
    return repairedToken(String(path.at(-1)));
  const { files, isTaken = () => false } = around;
  const field = fieldOf(path);
  const name = path.map(String).join('.');
  const isFile = FILES.test(name);
  const own = basename(dirname(text.file));
  const { example } = field;
  const meant: readonly unknown[] = [
    // Any text is a theme or the name of a base to the schema.
    ...(name === 'theme' || name === 'extends' ? [] : meantBy(received, path, field)),
    ...(isFile && files ? [closest(String(received), files), ...files] : []),
    ...(name === 'minisiteUrl' ? [own, slugOf(own)] : []),
    ...(example === undefined ? [] : [JSON.parse(JSON.stringify(example).replaceAll(SAMPLE, own))]),
    ...(field.options ?? []),
  ];
  const value = meant.find(
    (one) =>
      one !== undefined &&
      JSON.stringify(one) !== JSON.stringify(received) &&
      takes(path, one, text, around) &&
      (!isFile || !files || files.includes(String(one))) &&
      (name !== 'legalText' || !files || !/^[\w-]+\.txt$/.test(String(one)) || files.includes(String(one))) &&
      (name !== 'minisiteUrl' || !isTaken(String(one))),
  );
  if (value !== undefined) return { value };
  return `nothing, or ${field.description ?? 'another value'}`;
}

/** Whether the check takes a value at `path` of a file. */
export function takes(
  path: readonly PropertyKey[],
  value: unknown,
  text: PartnerText,
  around: Surroundings,
): boolean {
  if (!fieldOf(path).accepts(value)) return false;
  const [top = '', ...rest] = path;
  const whole = put(text.at([top]), rest, value);
  // Something else in the same field is wrong too, and told by itself.
  if (!fieldOf([top]).accepts(whole)) return true;
  const settings = { legalText: text.at(['legalText']), [top]: whole } as Partial<PartnerSettings>;
  const at = path.map(String).join('.');
  return !ruleProblems(settings, text, around).some(
    (one) => one.path === at || one.path.startsWith(`${at}.`),
  );
}

/** A copy of `whole` with `value` at a path inside of it. */
function put(whole: unknown, [key, ...rest]: readonly PropertyKey[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((one, index) => (index === Number(key) ? put(one, rest, value) : one) as unknown);
  const around = typeof whole === 'object' && whole !== null ? (whole as Record<PropertyKey, unknown>) : {};
  return { ...around, [key]: put(around[key], rest, value) };
}

/** The value that the shop's own look has in this place. */
function repairedToken(path: string): { value: unknown } | string {
  const value = (TOKEN_PATHS as readonly string[]).includes(path)
    ? valueOf(base.tokens, path as TokenPath)
    : undefined;
  return value === undefined ? 'nothing: take this line out' : { value };
}

/** What the writer of a value may have meant, the likeliest first. */
function meantBy(received: unknown, path: readonly PropertyKey[], { options }: Field): unknown[] {
  if (Array.isArray(received)) return received.length === 1 ? [received[0]] : [];
  if (typeof received === 'number' || typeof received === 'boolean') return [String(received)];
  if (typeof received !== 'string') return [];
  const plain = received.trim();
  if (options) return [closest(plain, options)];
  const host = hostOf(plain);
  return [
    plain,
    ...(/^-?\d+(\.\d+)?$/.test(plain) ? [Number(plain)] : []),
    ...(plain === 'true' || plain === 'false' ? [plain === 'true'] : []),
    dayOf(plain),
    ...(path[0] === 'minisiteUrl' ? [slugOf(plain)] : []),
    ...(path[0] === 'domains' ? [host] : []),
    ...(path[0] === 'origins' && host !== undefined ? [`https://${host}`] : []),
    ...(path[0] === 'prerender' ? [plain.replace(/^\/+/, '')] : []),
    ...(path.at(-1) === 'robots'
      ? [
          plain
            .toLowerCase()
            .split(/[\s,;]+/)
            .join(', '),
        ]
      : []),
    ...(host !== undefined && /^[\w.-]+\.[a-z]+(\/\S*)?$/i.test(plain) ? [`https://${plain}`] : []),
    // One where a list is needed.
    [plain],
  ];
}

/** The host name of what may be an address, as browsers write it. */
function hostOf(text: string): string | undefined {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  return url?.hostname.replace(/\.$/, '') || undefined;
}

/** `1/3/2030` as `2030-03-01`. */
function dayOf(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? [];
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A text as the segment of an address. */
function slugOf(text: string): string {
  return text
    .slice(0, 100)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
