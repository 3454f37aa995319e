/**
 * Makes a component, a widget, a page and a call by `npm run new` in a copy of the sources, and holds them there to
 * types, lint, format, architecture, stories and their own tests. Nothing is fetched: the copy links our node_modules.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PLANS } from './plan.ts';

const NAME = 'price-history';
/** Tests that go through all widgets, calls and files. */
const WHOLE = [
  'widgets/testing/architecture.test.ts',
  'widgets/testing/reference/reference.test.ts',
  'widgets/contract/calls-in-one-place.test.ts',
  'widgets/contract/entities.test.ts',
  'widgets/testing/new/plan.test.ts',
  'widgets/client/calls.test.ts',
  'widgets/elements/parts.test.ts',
  'widgets/elements/print/render-element.ssr.test.tsx',
  'host/gateway/openapi/contract.test.ts',
  'host/gateway/openapi/openapi.test.ts',
];
/** What the copy does without. */
const HEAVY = /^(docs\/states\/|widgets\/elements\/releases\/|examples\/)/;

const copy = mkdtempSync(join(tmpdir(), 'staykit-new-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

const listed = (folder: string, ...which: string[]): string[] =>
  execFileSync('git', ['ls-files', '--exclude-standard', ...which], { cwd: folder, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');

for (const file of listed('.', '--cached', '--others'))
  if (!HEAVY.test(file) && existsSync(file)) cpSync(file, join(copy, file));
// The compiler goes on from what it knows of the sources.
if (existsSync('.cache/types')) cpSync('.cache/types', join(copy, '.cache/types'), { recursive: true });

/** Links what is installed. The packages of the workspace are linked by relative paths: those of the copy. */
for (const folder of globSync('{.,host,widgets,host/*,widgets/*}/node_modules')) {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== '@staykit' && (name === '.bin' || !name.startsWith('.')))
      symlinkSync(resolve(folder, name), join(copy, folder, name));
}
cpSync('node_modules/@staykit', join(copy, 'node_modules/@staykit'), {
  recursive: true,
  verbatimSymlinks: true,
});

/** Ends with an error when a program fails in the copy. */
function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: copy, stdio: 'inherit', timeout: 240_000 });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in a copy with new parts.`);
}

run('git', 'init', '--quiet');
run('git', 'add', '--all');
for (const kind of Object.keys(PLANS)) run('node', 'widgets/testing/new/new.ts', kind, NAME);
const made = listed(copy, '--others', '--modified');
run('tsc', '-b');
run('oxfmt', '--check', ...made);
run('oxlint', '--deny-warnings', ...made.filter((file) => /\.tsx?$/.test(file)));
const projects = ['unit', 'rules', 'ssr', 'preact'].flatMap((project) => ['--project', project]);
run('vitest', 'run', ...projects, '--silent=true', NAME, ...WHOLE);
run('vitest', 'run', '--project', 'stories', '--silent=true', '-t', NAME);
