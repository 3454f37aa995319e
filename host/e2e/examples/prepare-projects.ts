import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds that one command may take. */
const LIMIT = 240_000;

/** Runs a command to its end; throws with its output if it fails. */
export function run(folder: string, env: NodeJS.ProcessEnv, ...command: readonly string[]): void {
  const [program = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: LIMIT,
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** Copies an example, with the packed package in place of the published one, and React of another major if it is told. */
function copyProject(folder: string, to: string, archive: string, react?: number): void {
  cpSync(join('examples', folder), to, {
    recursive: true,
    filter: (file) => !/\/(node_modules|dist|\.next|\.angular)(\/|$)/.test(file),
  });
  const file = join(to, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  for (const kind of ['dependencies', 'devDependencies'])
    for (const name of Object.keys(manifest[kind] ?? {})) {
      if (name === '@staykit/widgets') manifest[kind]![name] = `file:${archive}`;
      else if (react && /^(@types\/)?react(-dom)?$/.test(name)) manifest[kind]![name] = `^${react}.0.0`;
    }
  writeFileSync(file, JSON.stringify(manifest));
}

/**
 * Copies examples into one workspace and installs what they need at once: most of it they share.
 * @returns the folder of each
 */
export function installProjects(
  folders: readonly string[],
  { top, archive, env, react }: { top: string; archive: string; env: NodeJS.ProcessEnv; react?: number },
): string[] {
  mkdirSync(top);
  for (const folder of folders) copyProject(folder, join(top, folder), archive, react);
  writeFileSync(join(top, 'package.json'), JSON.stringify({ private: true, workspaces: folders }));
  run(top, env, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund');
  return folders.map((folder) => join(top, folder));
}
