import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';
import { isUnder, PLURAL, type Catalogue, type NamedTexts } from './used-texts.ts';
import { isNode, type Node } from './syntax-node.ts';

/** The number that stands for a key in every file of one build. */
export type TextNumbers = ReadonlyMap<string, number>;

/** What a file of texts holds: those with a number at their place, and those whose key is completed while running. */
type Packed = string | [one: string, other: string];

const stemOf = (key: string): string => key.replace(PLURAL, '');

/** Every text of a catalogue by its whole key; the plurals of a key together. */
function packed(catalogue: Catalogue): Map<string, Packed> {
  const texts = new Map<string, Packed>();
  for (const [namespace, group] of Object.entries(catalogue)) {
    for (const [name, text] of Object.entries(group)) {
      const key = `${namespace}.${stemOf(name)}`;
      const plural = PLURAL.exec(name)?.[1];
      const short = text.replaceAll(/\{\{\s*(.+?)\s*\}\}/g, '{$1}');
      if (plural === undefined) texts.set(key, short);
      else {
        const [one = '', other = ''] = texts.get(key) ?? [];
        if (plural === 'one') texts.set(key, [short, other]);
        else if (plural === 'other') texts.set(key, [one, short]);
        // Nothing that we count reaches the millions that French, Spanish and Italian have a plural for.
        else if (plural !== 'many')
          throw new Error(`short-texts.ts knows no plural as that of ${key}: ${plural}.`);
      }
    }
  }
  return texts;
}

/**
 * Numbers the keys that sources write out whole: what several widgets read first, so that the files of all of them
 * have few gaps. A key that is completed while running keeps its name.
 */
export function numberTexts(widgets: readonly { texts: Catalogue; named: NamedTexts }[]): TextNumbers {
  const readers = new Map<string, number>();
  widgets.forEach(({ texts }, at) => {
    for (const key of packed(texts).keys()) readers.set(key, (readers.get(key) ?? 0) + 2 ** at);
  });
  const completed = (key: string) => widgets.some(({ named }) => isUnder(named, key));
  const every = 2 ** widgets.length - 1;
  const order = [...readers]
    .filter(([key]) => !completed(key))
    .toSorted(
      ([a, ofA], [b, ofB]) => Number(ofB === every) - Number(ofA === every) || ofA - ofB || (a < b ? -1 : 1),
    );
  return new Map(order.map(([key], at) => [key, at]));
}

/** The module of a widget's texts: `{...["Close",,["1 night","{count} nights"]],"theme.all":"All"}`. */
export function packTexts(catalogue: Catalogue, numbers: TextNumbers): string {
  const listed: string[] = [];
  const named: string[] = [];
  for (const [key, text] of packed(catalogue)) {
    const number = numbers.get(key);
    if (number === undefined) named.push(`${JSON.stringify(key)}:${JSON.stringify(text)}`);
    else listed[number] = JSON.stringify(text);
  }
  return `export default{${[`...[${listed.join(',')}]`, ...named].join(',')}};`;
}

/** A token may have the name of a key: `token('map.list')`. */
const isToken = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && (callee as { name?: string }).name === 'token';

/** The words that a tree holds. */
function literals(node: Node, found: [node: Node, text: string][] = []): typeof found {
  if (isToken(node)) return found;
  if (node.type === 'Literal' && typeof node['value'] === 'string') found.push([node, node['value']]);
  for (const child of Object.values(node))
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) literals(one, found);
  return found;
}

/** Writes the numbers of keys in place of the keys. */
export function withNumbers(path: string, code: string, numbers: TextNumbers): string {
  const tree = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  let short = code;
  for (const [{ start, end }, text] of literals(tree as unknown as Node).toSorted(
    ([a], [b]) => b.start - a.start,
  )) {
    const number = numbers.get(text);
    if (number !== undefined) short = short.slice(0, start) + String(number) + short.slice(end);
  }
  return short;
}

/**
 * Has the elements ask for their texts by number, which weighs less than a key at both ends; `stayModules` writes the
 * texts in that form, and `runtime/translate.ts` reads it. A key that is still in a built file fails the build.
 */
export function shortTexts(numbersOf: () => TextNumbers): Plugin {
  let numbers: TextNumbers = new Map();
  const reader = fileURLToPath(new URL('../runtime/translate.ts', import.meta.url));
  return {
    name: 'staykit-short-texts',
    enforce: 'pre',
    buildStart() {
      numbers = numbersOf();
    },
    resolveId: (id) => (id.endsWith('/messages/translate.ts') ? reader : undefined),
    transform(code, id) {
      if (!/\/widgets\/.*\.tsx?($|\?)/.test(id)) return undefined;
      return { code: withNumbers(id.split('?')[0] ?? id, code, numbers), map: null };
    },
    generateBundle(_, bundle) {
      for (const one of Object.values(bundle)) {
        if (one.type !== 'chunk') continue;
        for (const [, word = ''] of one.code.matchAll(/['"`]([\w.-]+)['"`]/g))
          if (numbers.has(word))
            this.error(`${one.fileName} asks for ${word} by its key, and texts have numbers.`);
      }
    },
  };
}
