import type { Source } from './source-graph.ts';

/** A catalogue: namespace, key, text. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The ending of a text that belongs to a count. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

/** What sources name: keys written out (`'calendar.clear'`), and the start of others (`calendar.reason.${…}`). */
export interface NamedTexts {
  whole: ReadonlySet<string>;
  prefixes: readonly string[];
}

/** A line of a comment, which may speak of any key. */
const COMMENT = /^\s*(\/\/|\/?\*).*$/gm;

/** The keys that some sources name. */
export function namedTexts(sources: readonly Source[], namespaces: readonly string[]): NamedTexts {
  const literal = new RegExp(`['"\`]((?:${namespaces.join('|')})\\.[\\w.-]*)(['"\`]|\\$\\{)`, 'g');
  const whole = new Set<string>();
  const prefixes: string[] = [];
  for (const { text } of sources) {
    for (const [, name = '', end] of text.replace(COMMENT, '').matchAll(literal)) {
      if (end === '${') prefixes.push(name);
      else whole.add(name);
    }
  }
  return { whole, prefixes };
}

/** Whether a key is one of those that are completed while running. */
export const isUnder = ({ prefixes }: NamedTexts, key: string): boolean =>
  prefixes.some((prefix) => key.startsWith(prefix));

/** The part of a catalogue that some sources name, with every plural of it. */
export function usedTexts(sources: readonly Source[], catalogue: Catalogue): Catalogue {
  const named = namedTexts(sources, Object.keys(catalogue));
  const isUsed = (name: string): boolean => named.whole.has(name) || isUnder(named, name);
  const used: Record<string, Record<string, string>> = {};
  for (const [namespace, texts] of Object.entries(catalogue)) {
    for (const [key, text] of Object.entries(texts)) {
      if (isUsed(`${namespace}.${key}`) || isUsed(`${namespace}.${key.replace(PLURAL, '')}`)) {
        (used[namespace] ??= {})[key] = text;
      }
    }
  }
  return used;
}
