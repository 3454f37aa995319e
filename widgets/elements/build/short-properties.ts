import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';
import { HANDLERS } from '../runtime/handlers.ts';
import { OWN_PROPERTIES } from './own-properties.ts';
import { isNode, type Node } from './syntax-node.ts';

/** What a property is called in built files: nothing of ours or the browser's is called like the short ones. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ...OWN_PROPERTIES.toSorted().map(
    (name, at) => [name, `${String.fromCharCode(97 + (at % 26))}${Math.floor(at / 26)}`] as const,
  ),
  ...Object.entries(HANDLERS),
]);

/** Nodes whose `key` names a property. */
const KEYED = /^(Property|MethodDefinition|PropertyDefinition)$/;

/** The short name in place of each name of the list; throws where a text says one, which may be a property too. */
export function withShortProperties(file: string, code: string): string {
  const edits: [start: number, end: number, text: string][] = [];
  const walk = (node: Node): void => {
    const { type } = node;
    if (type === 'Literal' || type === 'TemplateElement') {
      const { value } = node;
      const text =
        isNode(value) || typeof value !== 'object' ? value : (value as { cooked?: string } | null)?.cooked;
      if (typeof text === 'string' && NAMES.has(text))
        throw new Error(`${file} says '${text}' in a text: it cannot be in own-properties.ts.`);
    }
    const named = type === 'MemberExpression' ? node['property'] : KEYED.test(type) ? node['key'] : undefined;
    if (isNode(named) && named.type === 'Identifier' && !node['computed']) {
      const short = NAMES.get(named['name'] as string);
      if (short !== undefined) {
        const text = node['shorthand'] ? `${short}:${code.slice(named.start, named.end)}` : short;
        edits.push([named.start, named.end, text]);
      }
    }
    for (const [name, child] of Object.entries(node)) {
      // A name that is its own value stands in both places.
      if (name === 'key' && node['shorthand']) continue;
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) walk(one);
    }
  };
  walk(parseAst(code) as unknown as Node);
  let short = code;
  for (const [start, end, text] of edits.toSorted(([a], [b]) => b - a))
    short = short.slice(0, start) + text + short.slice(end);
  return short;
}

/** Gives the properties of `own-properties.ts` short names in every file of a build, and handlers the browser's. */
export function shortProperties(): Plugin {
  return {
    name: 'staykit-short-properties',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const exported = file.exports.find((name) => NAMES.has(name));
          if (exported !== undefined)
            this.error(`${file.fileName} exports ${exported}: it cannot be in own-properties.ts.`);
          file.code = withShortProperties(file.fileName, file.code);
        }
      },
    },
  };
}
