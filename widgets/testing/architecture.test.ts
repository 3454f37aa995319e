import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageFile from '../../package.json';
import { IMPORT_RULES, isTestFile } from './import-rules.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('examples/'));
const shipped = sources.filter((file) => !isTestFile(file));

/** What the package.json of a package says. */
interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

/** The packages of the workspace by their folders, the deepest first. */
const packages = packageFile.workspaces
  .map((folder) => ({
    folder,
    ...(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest),
  }))
  .toSorted((a, b) => b.folder.length - a.folder.length);
const packageOf = (file: string) => packages.find(({ folder }) => file.startsWith(`${folder}/`));

const IMPORT =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

interface Import {
  from: string;
  /** A file, from the top, or the name of an npm package. */
  to: string;
  specifier: string;
  typeOnly: boolean;
}

/** The file that a specifier names, from the top of the repository. */
function targetOf(specifier: string, from: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier)).replace(/\?.*$/, '');
  const [scope, name] = specifier.split('/');
  const named = packages.find((one) => one.name === `${scope}/${name}`);
  return named ? `${named.folder}/${specifier.slice(named.name.length + 1)}`.replace(/\?.*$/, '') : specifier;
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(IMPORT)].map((match) => {
    const specifier = match[3] ?? match[4] ?? '';
    return { from: file, to: targetOf(specifier, file), specifier, typeOnly: match[2] !== undefined };
  });
}

const imports = shipped.flatMap(importsOf);
const isWithin = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

/** Every way through a graph that comes back to where it began. */
function cyclesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (node: string, path: string[]) => {
    const at = path.indexOf(node);
    if (at >= 0) cycles.push([...path.slice(at), node].join(' -> '));
    if (at >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) visit(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) visit(node, []);
  return cycles;
}

const graphOf = (edges: readonly (readonly [string, string])[]) =>
  new Map(
    [...Map.groupBy(edges, ([from]) => from)].map(([from, to]) => [from, new Set(to.map((edge) => edge[1]))]),
  );

describe('the architecture', () => {
  it('nothing imports what its folder never imports', () => {
    const wrong = imports.flatMap(({ from, to, typeOnly }) =>
      IMPORT_RULES.filter(({ folder }) => isWithin(from, folder))
        .filter(
          ({ never, typesOf = [] }) =>
            never.some((folder) => isWithin(to, folder)) ||
            (!typeOnly && typesOf.some((folder) => isWithin(to, folder))),
        )
        .map(({ instead }) => `${from} imports ${to}. ${instead}`),
    );
    expect(wrong).toEqual([]);
  });

  it('no relative import leaves its package', () => {
    const wrong = imports.filter(
      ({ from, to, specifier }) => specifier.startsWith('.') && packageOf(from) !== packageOf(to),
    );
    expect(wrong.map((entry) => `${entry.from} imports ${entry.specifier}`)).toEqual([]);
  });

  it('each package lists the packages of the workspace that it imports, and no other', () => {
    for (const { name, folder, dependencies = {} } of packages) {
      if (name === '@staykit/testing') continue;
      const used = imports
        .filter(({ from }) => packageOf(from)?.folder === folder)
        .flatMap(({ to }) => packageOf(to)?.name ?? [])
        .filter((other) => other !== name);
      const listed = Object.keys(dependencies).filter((other) => other.startsWith('@staykit/'));
      expect(listed.toSorted(), folder).toEqual([...new Set(used)].toSorted());
    }
  });

  it('values, core, client and themes need no npm package', () => {
    for (const { name, dependencies = {} } of packages.filter((one) =>
      /\/(values|core|client|themes)$/.test(one.name),
    ))
      expect(
        Object.keys(dependencies).filter((other) => !other.startsWith('@staykit/')),
        name,
      ).toEqual([]);
  });

  it('no package needs itself through its dependencies', () => {
    const edges = packages
      .filter(({ name }) => name !== '@staykit/testing')
      .flatMap(({ name, dependencies = {} }) =>
        Object.keys(dependencies).map((other) => [name, other] as const),
      );
    expect(cyclesOf(graphOf(edges))).toEqual([]);
  });

  it('no file reaches itself through its imports, those of types counted', () => {
    expect(cyclesOf(graphOf(imports.map(({ from, to }) => [from, to] as const)))).toEqual([]);
  });

  it('nothing is cast through `unknown` but wrong input', () => {
    const wrongInput = ['widgets/elements/element/unusable.element.dom.test.tsx'];
    const cast = ['as', 'unknown', 'as'].join(' ');
    const wrong = sources.filter(
      (file) => !wrongInput.includes(file) && readFileSync(file, 'utf8').includes(cast),
    );
    expect(wrong).toEqual([]);
  });

  it('pages make their clients from the options that report failed calls', () => {
    const own = shipped.filter(
      (file) => isWithin(file, 'host/site') && readFileSync(file, 'utf8').includes('{origin}/api`'),
    );
    expect(own).toEqual(['host/site/framework/request/api-options.ts']);
  });

  it('no import points at a file that is not there', () => {
    const wrong = imports.filter(
      ({ to, specifier }) => /^(?:\.|@staykit\/)/.test(specifier) && !to.includes('dist/') && !existsSync(to),
    );
    expect(wrong.map((entry) => `${entry.from} imports ${entry.specifier}`)).toEqual([]);
  });

  it('partners are data: no code among them', () => {
    expect(files.filter((file) => /^partners\/.*\.(ts|tsx|js|mjs|cjs|html?)$/.test(file))).toEqual([]);
  });

  it('there is no drawer folder', () => {
    const drawers = files.filter((file) => /(^|\/)(utils|helpers|common|shared|misc|lib)\//.test(file));
    expect(drawers).toEqual([]);
  });

  it('files are named in kebab-case', () => {
    const names = sources.map((file) => file.slice(file.lastIndexOf('/') + 1));
    expect(names.filter((name) => !/^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/.test(name))).toEqual([]);
  });

  it('every package of the workspace is listed, and every rule is about a folder that is there', () => {
    const found = globSync(
      '{docs,themes,widgets,host}{,/*,/{back-office,minisites/studio}/app}/package.json',
      {
        exclude: ['**/dist'],
      },
    ).map(dirname);
    expect(packageFile.workspaces.toSorted()).toEqual(found.toSorted());
    for (const { folder, never, typesOf = [] } of IMPORT_RULES)
      for (const one of [folder, ...never, ...typesOf]) expect(existsSync(one), one).toBe(true);
  });
});
