/**
 * Fails when an install left other versions in `node_modules` than the manifests name, or when the lock names
 * a registry's own address: both make one machine's build differ from another's.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const problems: string[] = [];

/** A folder and those above it, as Node looks for a package. */
const placesOf = (folder: string): string[] =>
  folder === '.' ? [folder] : [folder, ...placesOf(dirname(folder))];

const root = read<Manifest>('package.json');
for (const folder of ['.', ...(root.workspaces ?? [])]) {
  const manifest = read<Manifest>(`${folder}/package.json`);
  for (const [name, asked] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    // A package of the workspace.
    if (asked === '*' && name.startsWith('@staykit/')) continue;
    // A second version beside the first one has a name of its own: `npm:react@18.3.1`.
    const wanted = asked.replace(/^npm:.+@/, '');
    if (!/^\d/.test(wanted)) {
      problems.push(`${folder}/package.json: ${name} is ${asked}; pin the exact version.`);
      continue;
    }
    const place = placesOf(folder)
      .map((above) => join(above, 'node_modules', name, 'package.json'))
      .find((one) => existsSync(one));
    const installed = place ? read<{ version: string }>(place).version : 'nothing';
    if (installed !== wanted)
      problems.push(`${name}: ${wanted} is wanted, ${installed} is installed. Run npm install.`);
  }
}

const lock = read<{ packages: Record<string, { resolved?: string; link?: boolean }> }>('package-lock.json');
for (const [name, entry] of Object.entries(lock.packages))
  if (entry.resolved?.includes('://'))
    problems.push(`package-lock.json: ${name} names the address ${entry.resolved}.`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log('The lock and the installed versions agree.');
