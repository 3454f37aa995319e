/**
 * `npm run examples`: packs `@staykit/widgets` as it would be published, installs it into a copy of each example that is a
 * project of its own, builds and starts that, and opens it in a browser. Packages come from the npm registry.
 * The block for WordPress is tried in Debian's. `node host/e2e/run-examples.ts vue wordpress` tries some.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { BROWSER_FLAGS } from '@staykit/testing/provisioning/find-browser.ts';
import { provideBrowser } from '@staykit/testing/provisioning/provide-browser.ts';
import { builtElements } from '../cli/embed/built-elements.ts';
import { everyFramework } from './examples/every-framework.ts';
import { installProjects, run } from './examples/prepare-projects.ts';
import { writeSnippets } from './examples/write-snippets.ts';
import { reactFaults } from './examples/react-faults.ts';
import { wordpressFaults } from './examples/wordpress.ts';
import { serverFaults } from './examples/server-faults.ts';
import { freePort, startServer } from './running-server.ts';

/** One project that is tried. */
interface Example {
  /** Folder in `examples`. */
  folder: string;
  /** Major version of React that it is tried with. Default: its own. */
  react?: number;
  /** Framework whose snippets its build checks, and where they go. */
  snippets?: { framework: string; folder: string };
  /** Arguments of its `npm start`, where it does not read the port from the environment. */
  start?: (port: number) => readonly string[];
  /** Arguments of its build, where it does not read the shop's address from the environment. */
  build?: (api: string) => readonly string[];
  faults: (browser: Browser, url: string) => Promise<string[]>;
}

const preview = (port: number) => ['--strictPort', '--port', `${port}`];
const reactVite: Example = {
  folder: 'react-vite',
  snippets: { framework: 'react', folder: 'src' },
  faults: (browser, url) => reactFaults(browser, url, 0),
};

const EXAMPLES: readonly Example[] = [
  reactVite,
  { ...reactVite, react: 18 },
  {
    folder: 'next',
    snippets: { framework: 'next', folder: '' },
    faults: (browser, url) => reactFaults(browser, url, 20),
  },
  {
    folder: 'vue',
    snippets: { framework: 'vue', folder: 'src' },
    faults: serverFaults,
  },
  {
    folder: 'svelte',
    snippets: { framework: 'svelte', folder: 'src' },
    faults: serverFaults,
  },
  { folder: 'solid', faults: serverFaults },
  {
    folder: 'angular',
    build: (api) => ['--define', `STAYKIT_API='${api}'`],
    faults: serverFaults,
  },
  { folder: 'every-framework', start: preview, faults: everyFramework },
];

/** Milliseconds until a started project must answer. */
const START_LIMIT = 30_000;

async function answered(url: string): Promise<void> {
  const from = performance.now();
  while (!(await fetch(url).catch(() => undefined))) {
    if (performance.now() - from > START_LIMIT) throw new Error(`${url} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const wanted = process.argv.slice(2);
const examples = EXAMPLES.filter(({ folder }) => wanted.length === 0 || wanted.includes(folder));
const top = mkdtempSync(join(tmpdir(), 'staykit-examples-'));
const shop = await startServer(join(top, 'data'));
const api = `http://localhost:${shop.port}`;
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', STAYKIT_API: api, VITE_STAYKIT_API: api };

/** Builds, starts and drives one; throws what is wrong with it. */
async function tryOut(
  browser: Browser,
  { start, build, faults, snippets }: Example,
  project: string,
): Promise<void> {
  if (snippets) writeSnippets(snippets.framework, join(project, snippets.folder));
  run(project, env, 'npm', 'run', 'build', ...(build ? ['--', ...build(api)] : []));
  const port = await freePort();
  let child: ChildProcess | undefined;
  try {
    child = spawn('npm', ['start', '--', ...(start?.(port) ?? [])], {
      cwd: project,
      env: { ...env, PORT: String(port) },
      stdio: 'ignore',
      detached: true,
    });
    const url = `http://localhost:${port}/`;
    await answered(url);
    const found = await faults(browser, url);
    if (found.length > 0) throw new Error(found.join('\n'));
  } finally {
    if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  }
}

/** The block for WordPress, told what `npx staykit embed` prints. */
async function tryWordpress(): Promise<void> {
  const { version, hashes } = builtElements('dist/elements');
  const address = `${api}/elements/${version}`;
  const settings = {
    address,
    integrity: hashes['staykit.js'] ?? '',
    api,
    locale: 'nl_BE',
    partner: '1042',
    link: 'Zoek een verblijf',
  };
  const found = await wordpressFaults(browser, mkdtempSync(join(top, 'wordpress-')), settings);
  if (found.length > 0) throw new Error(found.join('\n'));
}

let failed = 0;
/** Tries one, twice if need be as journeys are, and prints how it went. */
async function timed(name: string, attempt: () => Promise<void>, isSecond = false): Promise<void> {
  const from = performance.now();
  try {
    await attempt();
    console.log(`${name}: built and live in ${Math.round((performance.now() - from) / 1000)} s`);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    if (isSecond) failed += 1;
    else await timed(`${name}, at a second try`, attempt, true);
  }
}

const browser = await chromium.launch({
  executablePath: await provideBrowser(console.log),
  args: [...BROWSER_FLAGS],
});
try {
  run('widgets/dist', env, 'npm', 'pack', '--silent', '--pack-destination', top);
  const archive = join(top, readdirSync(top).find((name) => name.endsWith('.tgz')) ?? '');
  // An older React has an installation of its own, so that the package meets no other.
  for (const react of new Set(examples.map((example) => example.react))) {
    const group = examples.filter((example) => example.react === react);
    const projects = installProjects(
      group.map(({ folder }) => folder),
      { top: join(top, `react-${react ?? 'own'}`), archive, env, ...(react && { react }) },
    );
    for (const [at, example] of group.entries()) {
      const name = `${example.folder}${react ? ` with React ${react}` : ''}`;
      await timed(name, () => tryOut(browser, example, projects[at]!));
    }
  }
  if (wanted.length === 0 || wanted.includes('wordpress')) await timed('wordpress', tryWordpress);
} finally {
  await browser.close();
  await shop.stop();
  rmSync(top, { recursive: true, force: true });
}
process.exit(failed > 0 ? 1 : 0);
