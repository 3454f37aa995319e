import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packageFile from '../../package.json' with { type: 'json' };
import { folderHashes } from '@staykit/build/release/folder-hashes.ts';
import { startServer } from './running-server.ts';
import { beginsWith, textsOf } from './texts.ts';
import { expect, test } from './visitor.ts';

const t = textsOf('fr_FR');
const TOP = fileURLToPath(new URL('../../', import.meta.url));
const PARTS = [
  'host',
  'partners',
  'themes',
  'widgets',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];
const RELEASED = '7.0.0';
const NEXT = '7.0.1-dev.0';
const BUILD = ['node', 'widgets/build/build.ts'];
const ACCENT = ["'#0f5a4c'", "'#a01030'"] as const;

/** A checkout of its own, in which versions can be released. */
let checkout: string;
test.beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'staykit-releases-'));
  for (const part of PARTS) {
    cpSync(join(TOP, part), join(checkout, part), {
      recursive: true,
      filter: (file) => !/[\\/](node_modules|dist|releases)$/.test(file),
    });
  }
  for (const folder of packageFile.workspaces) {
    const installed = join(TOP, folder, 'node_modules');
    if (existsSync(installed)) symlinkSync(installed, join(checkout, folder, 'node_modules'));
  }
  // What is installed comes from the checkout around this one, the packages of the workspace are its own.
  const modules = join(checkout, 'node_modules');
  mkdirSync(join(modules, '@staykit'), { recursive: true });
  for (const name of readdirSync(join(TOP, 'node_modules')))
    if (name !== '@staykit') symlinkSync(join(TOP, 'node_modules', name), join(modules, name));
  for (const folder of packageFile.workspaces) {
    const { name } = JSON.parse(readFileSync(join(TOP, folder, 'package.json'), 'utf8')) as { name: string };
    symlinkSync(join(checkout, folder), join(modules, name));
  }
  edit('widgets/package.json', /"version": ".*"/, `"version": "${RELEASED}"`);
});
test.afterEach(() => rmSync(checkout, { recursive: true }));

function edit(file: string, from: RegExp | string, to: string): void {
  const text = readFileSync(join(checkout, file), 'utf8');
  expect(text.replace(from, to), `${file} is changed`).not.toBe(text);
  writeFileSync(join(checkout, file), text.replace(from, to));
}

/** Runs a command in the checkout: its exit code and all that it printed. */
function run([program = '', ...args]: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: checkout });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

const served = (version: string): string => join(checkout, 'dist/elements', version);
const chunks = (version: string): string[] => readdirSync(join(served(version), 'chunks'));

test('a released version cannot be built with another colour, and a page that names it works beside the next one', async ({
  page,
}) => {
  // Four builds and a first start.
  test.setTimeout(900_000);
  expect((await run(BUILD)).output, 'a number is not taken by chance').toContain(
    `${RELEASED}, which is not released`,
  );
  expect(await run([...BUILD, '--release'])).toMatchObject({ code: 0 });
  const files = folderHashes(served(RELEASED));
  expect(Object.keys(files)).toContain('staykit.js');
  expect((await run([...BUILD, '--release'])).output).toContain(`${RELEASED} is released already`);

  expect(await run(BUILD), 'the same sources give the same bytes').toMatchObject({ code: 0 });
  edit('themes/base.ts', ...ACCENT);
  const refused = await run(BUILD);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(`${RELEASED} is released, and its files never change`);
  expect(refused.output).toContain('npm run next-version');
  expect(folderHashes(served(RELEASED))).toEqual(files);

  expect(await run(['npm', 'run', 'next-version', '--offline'])).toMatchObject({ code: 0 });
  rmSync(join(checkout, 'dist'), { recursive: true });
  expect(await run(BUILD)).toMatchObject({ code: 0 });
  expect(folderHashes(served(RELEASED)), 'a release comes back from what is committed').toEqual(files);
  expect(chunks(NEXT)).not.toEqual(chunks(RELEASED));

  const shop = await startServer(join(checkout, 'data'), 300_000, {}, checkout);
  try {
    const origin = `http://fr-fr.localhost:${shop.port}`;
    const fetched: string[] = [];
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/elements/')) fetched.push(`${response.status()} ${pathname}`);
    });
    await page.route('**/pinned', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="fr"><title>Échappées</title>
          <script src="/elements/${RELEASED}/staykit.js" integrity="${files['staykit.js']}" crossorigin data-locale="fr_FR" async></script>
          <stay-search-box></stay-search-box><stay-results-grid></stay-results-grid></html>`,
      }),
    );
    await page.goto(`${origin}/pinned`);
    const box = page.locator('stay-search-box');
    await box.getByRole('combobox', { name: beginsWith(t('destination.label')) }).pressSequentially('stras');
    await box
      .getByRole('option', { name: beginsWith('Strasbourg') })
      .first()
      .click();
    await box.getByRole('button', { name: t('searchBox.search'), exact: true }).click();
    const cards = page.locator('stay-results-grid').getByRole('article');
    await expect(cards.first()).toContainText('Strasbourg');
    await page.getByRole('button', { name: t('results.map'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: t('map.title') })).toBeVisible();
    expect(fetched).toContainEqual(expect.stringMatching(`^200 /elements/${RELEASED}/chunks/.*map`));
    expect(fetched.filter((one) => !one.startsWith(`200 /elements/${RELEASED}/`))).toEqual([]);

    const caching = async (path: string): Promise<string | null> =>
      (await fetch(`http://127.0.0.1:${shop.port}/elements/${path}`)).headers.get('cache-control');
    expect(await caching(`${RELEASED}/staykit.js`)).toContain('max-age=31536000, immutable');
    expect(await caching(`${NEXT}/staykit.js`)).toBe('public, no-cache');
    expect(await caching(`${NEXT}/chunks/${chunks(NEXT)[0]}`)).toContain('immutable');
  } finally {
    await shop.stop();
  }
});
