import type { Source } from './source-graph.ts';

/** A catalogue: namespace, key, text. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * The part of a catalogue that some sources name: keys written out (`'calendar.clear'`), and all keys under a
 * prefix that is completed while running (`calendar.reason.${…}`).
 */
export function usedTexts(sources: readonly Source[], catalogue: Catalogue): Catalogue {
  const namespaces = Object.keys(catalogue).join('|');
  const literal = new RegExp(`['"\`]((?:${namespaces})\\.[\\w.-]*)(['"\`]|\\$\\{)`, 'g');
  const whole = new Set<string>();
  const prefixes: string[] = [];
  for (const { text } of sources) {
    for (const [, name = '', end] of text.matchAll(literal)) {
      if (end === '${') prefixes.push(name);
      else whole.add(name);
    }
  }
  const isUsed = (name: string): boolean =>
    whole.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
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
