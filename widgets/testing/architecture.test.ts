import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTestFile, mayImport, ZONES, zoneOf } from './import-zones.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('examples/'));
const shipped = sources.filter((file) => !isTestFile(file));

const IMPORT =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

interface Import {
  from: string;
  to: string;
  specifier: string;
  typeOnly: boolean;
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(IMPORT)].map((match) => {
    const specifier = match[3] ?? match[4] ?? '';
    const to = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : specifier;
    return { from: file, to, specifier, typeOnly: match[2] !== undefined };
  });
}

const imports = shipped.flatMap(importsOf);
const isRelative = (entry: Import) => entry.specifier.startsWith('.');

describe('the house', () => {
  it('every file imports only from the rooms that its own may use', () => {
    const wrong = imports.filter(isRelative).flatMap((entry) => {
      const zone = zoneOf(entry.from);
      if (!zone || mayImport(zone, entry.to, entry.typeOnly)) return [];
      return [`${entry.from} imports ${entry.to}. ${zone.instead}`];
    });
    expect(wrong).toEqual([]);
  });

  it('core, client and themes name no package', () => {
    const wrong = imports.filter((entry) => !isRelative(entry) && zoneOf(entry.from)?.packages === false);
    expect(wrong.map((entry) => `${entry.from} imports ${entry.specifier}`)).toEqual([]);
  });

  it('no import points at a file that is not there', () => {
    const wrong = imports
      .filter(isRelative)
      .filter((entry) => !entry.to.includes('dist/') && !existsSync(entry.to.replace(/\?.*$/, '')));
    expect(wrong.map((entry) => `${entry.from} imports ${entry.specifier}`)).toEqual([]);
  });

  it('no file reaches itself through its imports', () => {
    const graph = new Map<string, string[]>();
    for (const entry of imports.filter((one) => isRelative(one) && !one.typeOnly))
      graph.set(entry.from, [...(graph.get(entry.from) ?? []), entry.to]);
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, path: string[]) => {
      const at = path.indexOf(file);
      if (at >= 0) {
        cycles.push([...path.slice(at), file].join(' -> '));
        return;
      }
      if (done.has(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
      done.add(file);
    };
    for (const file of graph.keys()) visit(file, []);
    expect(cycles).toEqual([]);
  });

  it('partners are data: no code among them', () => {
    expect(files.filter((file) => /^partners\/.*\.(ts|tsx|js|mjs|cjs|html?)$/.test(file))).toEqual([]);
  });

  it('no source file is longer than 400 lines', () => {
    const long = shipped
      .filter((file) => !file.endsWith('.generated.ts') && !file.includes('/catalogue/data/'))
      .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
      .filter(({ lines }) => lines > 400);
    expect(long).toEqual([]);
  });

  it('there is no drawer folder', () => {
    const drawers = files.filter((file) => /(^|\/)(utils|helpers|common|shared|misc|lib)\//.test(file));
    expect(drawers).toEqual([]);
  });

  it('files are named in kebab-case', () => {
    const names = sources.map((file) => file.slice(file.lastIndexOf('/') + 1));
    expect(names.filter((name) => !/^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/.test(name))).toEqual([]);
  });

  it('every room of the table is named once', () => {
    const folders = ZONES.map((zone) => zone.folder);
    expect(new Set(folders).size).toBe(folders.length);
  });
});
