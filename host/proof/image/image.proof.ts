import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../e2e/running-server.ts';
import { createFindings, type Proof } from '../proof.ts';

/** Largest image, and what Debian's slim base takes of it, in MB of 1024 KB. */
const LARGEST_MB = 350;
const BASE_MB = 75;
/** Nobody: an account that owns nothing. Only root can change to it. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const READY_MS = 120_000;

const megabytesOf = (path: string): number =>
  Math.round(Number(execFileSync('du', ['-sk', path], { encoding: 'utf8' }).split('\t')[0]) / 1_024);

/** A folder that belongs to nobody. */
function ownFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  chmodSync(folder, 0o755);
  if (NOBODY.uid !== undefined) chownSync(folder, NOBODY.uid, NOBODY.gid);
  return folder;
}

/** Runs the image's steps: in the long form all of them on a clean checkout, in the short one the last on this checkout. */
function buildInto(target: string, isClean: boolean, say: (line: string) => void): void {
  if (!isClean) {
    execFileSync(process.execPath, ['host/deploy/image/collect-runtime.ts', target]);
    return;
  }
  const checkout = ownFolder('checkout');
  const home = ownFolder('home');
  const options = { cwd: checkout, stdio: 'ignore' as const, ...NOBODY, env: { ...process.env, HOME: home } };
  // What is committed, and nothing else of this checkout.
  const archive = execFileSync('git', ['archive', '--format=tar', 'HEAD'], { maxBuffer: 1_024 ** 3 });
  execFileSync('tar', ['-x'], { ...options, stdio: ['pipe', 'ignore', 'inherit'], input: archive });
  say('a clean checkout installs and builds');
  execFileSync('sh', ['host/deploy/image/build.sh', target], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Starts the folder's host as the image does, as nobody, with nothing but the data folder to write to. */
async function startFolder(folder: string): Promise<{ port: number; stop: () => Promise<number | null> }> {
  const data = ownFolder('data');
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/host/server.js'], {
    cwd: folder,
    env: { PORT: String(port), DATA_DIR: data, PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...NOBODY,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  for (const from = performance.now(); ;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null || performance.now() - from > READY_MS)
      throw new Error(`The host of the image was not ready:\n${output.slice(-2_000)}`);
    await new Promise((wait) => setTimeout(wait, 100));
  }
  return {
    port,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** The steps of the image without a container engine: what it carries, how large it is, and that it serves. */
export const proof: Proof = {
  name: 'image',
  says: 'The steps of the image make a folder that is small, serves visitors as a user without rights, and stops in order.',
  longest: 1_800,
  async run({ size, say }) {
    const findings = createFindings();
    const folder = join(ownFolder('image'), 'staykit');
    buildInto(folder, size === 'long', say);
    const staykit = megabytesOf(folder);
    const node = Math.round(statSync(process.execPath).size / 1_024 / 1_024);
    findings.figure('Staykit MB', staykit);
    findings.figure('Node MB', node);
    const whole = staykit + node + BASE_MB;
    findings.figure('image MB', whole);
    findings.check(`the image has less than ${LARGEST_MB} MB`, whole < LARGEST_MB, `${whole} MB`);
    const developers = ['typescript', 'vite', 'vitest', '@playwright', 'oxlint', 'knip'].filter((name) =>
      existsSync(join(folder, 'node_modules', name)),
    );
    findings.check('the image has no tools of developers', developers.length === 0, developers.join(' '));
    const sources = globSync('{host,widgets,themes}/**/*.{ts,tsx}', { cwd: folder });
    findings.check('the image has no sources', sources.length === 0, sources.slice(0, 3).join(' '));

    const host = await startFolder(folder);
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${host.port}${path}`)).status;
    const statuses = [await ask('/'), await ask('/api/offers.json?flow=hotel&size=1'), await ask('/healthz')];
    findings.check(
      'a user without rights serves page, search and health from it',
      statuses.every((status) => status === 200),
      statuses.join(' '),
    );
    const status = await host.stop();
    findings.check('it stops in order on SIGTERM', status === 0, `exit code ${String(status)}`);

    const database = join(ownFolder('command'), 'data');
    mkdirSync(database);
    if (NOBODY.uid !== undefined) chownSync(database, NOBODY.uid, NOBODY.gid);
    const command = spawnSync(process.execPath, ['host/cli/staykit.js', 'migrate'], {
      cwd: folder,
      env: { DATA_DIR: database, PATH: '/usr/bin:/bin' },
      encoding: 'utf8',
      ...NOBODY,
    });
    findings.check(
      'its command migrates a database',
      command.status === 0 && command.stdout.includes('The database is up to date.'),
      command.stdout + command.stderr,
    );
    return findings.result();
  },
};
