/**
 * `npm run new component|widget|page|call <name>`: files of the usual shape with tests, entered where they have to be,
 * and what is derived from them. Types, lint and tests pass; what they show or answer is yours.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { NameError, PLANS, planOf } from './plan.ts';
import type { Plan } from './plan-parts.ts';

const [kind = '', name = ''] = process.argv.slice(2);

function enter({ file, after, text }: Plan['entries'][number]): void {
  const before = readFileSync(file, 'utf8');
  const at = before.indexOf(after);
  if (at < 0) throw new Error(`${file} has no ${after}: mend widgets/testing/new/kinds/${kind}.ts.`);
  const place = at + after.length;
  writeFileSync(file, before.slice(0, place) + text + before.slice(place));
}

function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed.`);
}

try {
  const { files, entries, run: scripts = [] } = planOf(kind, name, existsSync);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(file);
  }
  for (const entry of entries) {
    enter(entry);
    console.log(`${entry.file}: ${entry.text.trim()}`);
  }
  run('oxfmt', ...Object.keys(files), ...new Set(entries.map(({ file }) => file)));
  for (const script of scripts) {
    run('npm', 'run', script);
    console.log(`npm run ${script}`);
  }
} catch (error) {
  if (!(error instanceof NameError)) throw error;
  console.error(`${error.message}\nUsage: npm run new ${Object.keys(PLANS).join('|')} <name>`);
  process.exit(2);
}
