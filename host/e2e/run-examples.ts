/**
 * `npm run examples`: packs `@staykit/widgets` as it would be published, installs it into a copy of each example that is a
 * project of its own, builds and starts that, and opens it in a browser. Packages come from the npm registry.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Locator } from 'playwright';
import { BROWSER_FLAGS } from '@staykit/testing/provisioning/find-browser.ts';
import { provideBrowser } from '@staykit/testing/provisioning/provide-browser.ts';
import { freePort, startServer } from './running-server.ts';

/** One project that is tried. */
interface Example {
  /** Folder in `examples`. */
  folder: string;
  /** Major version of React that it is tried with; its own unless told. */
  react?: number;
  /** Program and arguments that start it, once built; it listens on `PORT`. */
  start: readonly string[];
  /** Offers in the HTML that its server sends. */
  printedCards: number;
}

const EXAMPLES: readonly Example[] = [
  { folder: 'react-vite', start: ['node', 'server.mjs'], printedCards: 0 },
  { folder: 'react-vite', react: 18, start: ['node', 'server.mjs'], printedCards: 0 },
  { folder: 'next', start: ['node', 'node_modules/next/dist/bin/next', 'start'], printedCards: 20 },
];

/** Milliseconds that one command may take. */
const LIMIT = 240_000;
/** Milliseconds until a started project must answer. */
const START_LIMIT = 30_000;

const top = mkdtempSync(join(tmpdir(), 'staykit-examples-'));
const shop = await startServer(join(top, 'data'));
const api = `http://localhost:${shop.port}`;
const ENVIRONMENT = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', STAYKIT_API: api, VITE_STAYKIT_API: api };

function run(folder: string, ...command: readonly string[]): void {
  const [program = '', ...args] = command;
  const options = { cwd: folder, env: ENVIRONMENT, encoding: 'utf8', timeout: LIMIT } as const;
  const { status, stdout, stderr } = spawnSync(program, args, options);
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** A copy of the example with the packed package and the wanted React, installed and built. */
function prepare({ folder, react }: Example, archive: string): string {
  const project = mkdtempSync(join(top, `${folder}-`));
  cpSync(join('examples', folder), project, {
    recursive: true,
    filter: (file) => !/\/(node_modules|dist|\.next)(\/|$)/.test(file),
  });
  const file = join(project, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  for (const kind of ['dependencies', 'devDependencies'])
    for (const name of Object.keys(manifest[kind] ?? {})) {
      if (name === '@staykit/widgets') manifest[kind]![name] = `file:${archive}`;
      else if (react && /^(@types\/)?react(-dom)?$/.test(name)) manifest[kind]![name] = `^${react}.0.0`;
    }
  writeFileSync(file, JSON.stringify(manifest));
  run(project, 'npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund');
  run(project, 'npm', 'run', 'build');
  return project;
}

async function answerOf(url: string): Promise<string> {
  const from = performance.now();
  for (;;) {
    const html = await fetch(url).then(
      (answer) => answer.text(),
      () => undefined,
    );
    if (html !== undefined) return html;
    if (performance.now() - from > START_LIMIT) throw new Error(`${url} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** What is wrong with the page that a project serves. */
async function faultsOf(browser: Browser, url: string, { printedCards }: Example): Promise<string[]> {
  const faults: string[] = [];
  const expect = (what: string, is: unknown, wanted: unknown): void => {
    if (is !== wanted) faults.push(`${what}: ${String(is)}, expected ${String(wanted)}`);
  };
  // What the server sent, before any script: the first paint.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const paper = await plain.newPage();
  await paper.goto(url);
  const button = paper.getByRole('button', { name: 'Zoeken', exact: true });
  expect('rounded search button at the first paint', await cornerOf(button), true);
  expect('offers in the HTML', await paper.getByRole('article').count(), printedCards);
  await plain.close();

  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  await page.goto(url);
  await page.getByRole('article').nth(19).waitFor();
  expect(
    'rounded search button',
    await cornerOf(page.getByRole('button', { name: 'Zoeken', exact: true })),
    true,
  );
  // The box is live, and what it loads on demand has its styles.
  await page.getByRole('button', { name: /Reizigers/ }).click();
  await page
    .getByRole('button', { name: /volwassene/i })
    .last()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
  await page.getByRole('article').nth(19).waitFor();
  await context.close();
  return faults;
}

/** Whether an element has the round corners of our button: no browser gives them to one without our styles. */
const cornerOf = (button: Locator): Promise<boolean> =>
  button.first().evaluate((element) => Number.parseFloat(getComputedStyle(element).borderRadius) >= 4);

function end(child: ChildProcess | undefined): void {
  if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
}

let failed = 0;
const browser = await chromium.launch({
  executablePath: await provideBrowser(console.log),
  args: [...BROWSER_FLAGS],
});
try {
  run('widgets/dist', 'npm', 'pack', '--silent', '--pack-destination', top);
  const archive = join(top, readdirSync(top).find((name) => name.endsWith('.tgz')) ?? '');
  for (const example of EXAMPLES) {
    const name = `${example.folder}${example.react ? ` with React ${example.react}` : ''}`;
    let child: ChildProcess | undefined;
    try {
      const project = prepare(example, archive);
      const port = await freePort();
      const [program = '', ...args] = example.start;
      child = spawn(program === 'node' ? process.execPath : program, args, {
        cwd: project,
        env: { ...ENVIRONMENT, PORT: String(port) },
        stdio: 'ignore',
        detached: true,
      });
      const url = `http://localhost:${port}/`;
      await answerOf(url);
      const faults = await faultsOf(browser, url, example);
      if (faults.length > 0) throw new Error(faults.join('\n'));
      console.log(`${name}: built, printed and live`);
    } catch (error) {
      failed += 1;
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      end(child);
    }
  }
} finally {
  await browser.close();
  await shop.stop();
  rmSync(top, { recursive: true, force: true });
}
process.exit(failed > 0 ? 1 : 0);
