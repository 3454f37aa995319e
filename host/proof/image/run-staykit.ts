import { spawnSync } from 'node:child_process';

/** What the built command prints with these settings; throws it when the command fails. */
export function runStaykit(settings: Readonly<Record<string, string>>, ...words: string[]): string {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['dist/host/staykit.js', ...words], {
    env: { ...process.env, ...settings },
  });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${String(stderr)}${String(stdout)}`);
  return String(stdout);
}
