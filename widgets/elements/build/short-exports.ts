import type { Plugin } from 'vite';

/** A chunk, as far as its names matter here. */
export interface NamedChunk {
  fileName: string;
  code: string;
  isEntry: boolean;
  isDynamicEntry: boolean;
}

type Pair = readonly [from: string, to: string];

const EXPORTS = /export\{([^{}]*)\};?\s*$/;
const LETTERS = [...'etnriaoscludfpmhgvybxSCwTEDOkAjMNPFILRzBVHUWGKqJYXZQ'];
const NAMES = [...LETTERS, ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second))];

const pairs = (list: string): Pair[] =>
  list.split(',').map((one) => {
    const [from = '', to = from] = one.trim().split(' as ');
    return [from, to];
  });
const clause = (list: readonly Pair[]): string =>
  list.map(([from, to]) => (from === to ? from : `${from} as ${to}`)).join(',');
const importFrom = (file: string): RegExp =>
  new RegExp(`import\\{([^{}]*)\\}from"\\./${file.replace(/^.*\//, '').replaceAll('.', '\\.')}"`);

/** What the world takes from an entry. */
const PUBLIC = ['define', 'start'];

/**
 * Gives what chunks take from each other the name that the smallest entry calls it by, so that its list of imports
 * is one of bare names. What later chunks take from an entry itself is called as the entry calls it; `define` and `start` stay.
 */
export function shortenExports(chunks: readonly NamedChunk[]): void {
  for (const chunk of chunks) {
    const exported = EXPORTS.exec(chunk.code)?.[1];
    if (chunk.isDynamicEntry || exported === undefined) continue;
    const imports = importFrom(chunk.fileName);
    const name = chunk.fileName.replace(/^.*\//, './');
    const importers = chunks
      .filter(({ code }) => code.includes(name))
      .toSorted((a, b) => Number(b.isEntry) - Number(a.isEntry) || a.code.length - b.code.length);
    const [first] = importers;
    const namer = chunk.isEntry ? undefined : first;
    // Taken as a whole, or handed on: the names have to stay.
    if (!first || importers.some(({ code }) => code.split(name).length !== 2 || !imports.test(code)))
      continue;
    const names = new Map(
      namer
        ? pairs(imports.exec(namer.code)?.[1] ?? '')
        : pairs(exported).map(([local, name]) => [name, local]),
    );
    if (chunk.isEntry) for (const name of PUBLIC) names.set(name, name);
    const taken = new Set(names.values());
    const free = NAMES.filter((name) => !taken.has(name))[Symbol.iterator]();
    const shortName = (name: string): string => {
      const known = names.get(name) ?? free.next().value ?? name;
      names.set(name, known);
      return known;
    };
    const told = pairs(exported).map(([local, name]): Pair => [local, shortName(name)]);
    chunk.code = chunk.code.replace(EXPORTS, () => `export{${clause(told)}};\n`);
    for (const importer of importers) {
      importer.code = importer.code.replace(imports, (whole, list: string) =>
        whole.replace(list, () =>
          clause(pairs(list).map(([name, local]): Pair => [names.get(name) ?? name, local])),
        ),
      );
    }
  }
}

/** The same in a build. */
export function shortExports(): Plugin {
  return {
    name: 'staykit-short-exports',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => shortenExports(Object.values(bundle).filter((one) => one.type === 'chunk')),
    },
  };
}
