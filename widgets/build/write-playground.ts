import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { THEMES } from '@staykit/themes/registry.ts';

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

interface Manifest {
  modules: {
    declarations?: { tagName?: string; attributes?: unknown[]; events?: { name: string }[] }[];
  }[];
}

/** Tells the playground of the element files in `folder`, the partners and the themes. */
export function writePlayground(folder: string, version: string, file: string): void {
  const hashes = read<Record<string, string>>(join(folder, 'integrity.json'));
  const weigh = (name: string) => [name, brotliCompressSync(readFileSync(join(folder, name))).length];
  const elements = read<Manifest>(join(folder, 'custom-elements.json'))
    .modules.flatMap(({ declarations = [] }) => declarations)
    .filter(({ tagName }) => tagName !== undefined);
  const partners = globSync('partners/*/partner.json').map((name) =>
    read<{ minisiteId: number; partnerName?: string; minisiteUrl: string }>(name),
  );
  const built = {
    version,
    files: read(join(folder, 'files.json')),
    hashes,
    bytes: Object.fromEntries(Object.keys(hashes).map(weigh)),
    partners: partners
      .map(({ minisiteId: id, partnerName, minisiteUrl }) => ({ id, name: partnerName ?? minisiteUrl }))
      .toSorted((one, other) => one.id - other.id),
    themes: [...THEMES.keys()],
    widgets: Object.fromEntries(
      elements.map(({ tagName = '', attributes = [], events = [] }) => [
        tagName.replace('stay-', ''),
        { attributes, events: events.map(({ name }) => ({ name })) },
      ]),
    ),
  };
  writeFileSync(file, JSON.stringify(built));
}
