import { spawnSync } from 'node:child_process';

/** Runs the built command with these settings; throws what it printed when it fails. */
export function runStaykit(settings: Readonly<Record<string, string>>, ...words: string[]): void {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['dist/host/staykit.js', ...words], {
    env: { ...process.env, ...settings },
  });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${String(stderr)}${String(stdout)}`);
}
