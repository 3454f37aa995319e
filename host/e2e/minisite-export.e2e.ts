import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';

const CHECKOUT = join(import.meta.dirname, '../..');
const COMMAND = join(CHECKOUT, 'dist/host/staykit.js');
const SLUGS = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `mag-${letter}`);
const LOCALES = ['fr_FR', 'nl_BE'];
/** Texts that nothing is missing in, by locale. */
const LEGAL = [
  'Éditeur : Mag SAS, 12 rue du Port, 44000 Nantes, RCS Nantes 000 000 000. Directrice de la publication : Anne Morel. bonjour@mag.example',
  'Verantwoordelijke uitgever: Mag BV, Kaai 12, 9000 Gent, KBO 0000.000.000, hallo@mag.example',
];

let top: string;
let partners: string;
test.beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'minisite-export-'));
  partners = join(top, 'partners');
  mkdirSync(partners);
  for (const [index, slug] of SLUGS.entries()) {
    expect(staykit('new', slug, '--locale', LOCALES[index % 2] ?? '', '--folder', partners).status).toBe(0);
    writeFileSync(join(partners, slug, 'legal.txt'), LEGAL[index % 2] ?? '');
  }
});
test.afterAll(() => rmSync(top, { recursive: true, force: true }));

/** Pages say when they were printed, and count down to a day: all exports are of one instant. */
const AT_ONE_INSTANT = ['--import', `data:text/javascript,const now = ${Date.now()}; Date.now = () => now;`];

function staykit(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...AT_ONE_INSTANT, COMMAND, 'partner', ...words],
    {
      encoding: 'utf8',
      timeout: 120_000,
    },
  );
  return { status, lines: stdout.trim().split('\n'), stderr };
}

/** The words of an export of all partners to a folder of this test, from the shop that the journeys run against. */
function words(baseURL: string | undefined, out: string, ...more: string[]): string[] {
  const from = new URL(baseURL ?? '');
  from.hostname = '127.0.0.1';
  const folders = ['--folder', partners, '--out', join(top, out)];
  return ['build', ...folders, '--api', 'https://shop.example', '--from', from.origin, ...more];
}

/** Every file below a folder, but shared ones, by name. */
function content(out: string): Map<string, string> {
  const names = globSync('**/*', { cwd: join(top, out), exclude: ['.shared/**'] }).toSorted();
  return new Map(
    names
      .filter((name) => statSync(join(top, out, name)).isFile())
      .map((name) => [name, readFileSync(join(top, out, name), 'latin1')]),
  );
}

test('an export of many threads is that of one, byte for byte, and its lines stand in the order of the partners', ({
  baseURL,
}) => {
  test.setTimeout(240_000);
  const one = staykit(...words(baseURL, 'one', '--threads', '1'));
  const many = staykit(...words(baseURL, 'many', '--threads', '3'));
  expect(one.stderr + many.stderr).toBe('');
  const targets = (out: string) => SLUGS.map((slug) => join(top, out, slug));
  for (const [{ lines }, out] of [
    [one, 'one'],
    [many, 'many'],
  ] as const) {
    expect(lines.slice(0, -1).map((line) => line.split(':')[0])).toEqual(targets(out));
    expect(lines.at(-1)).toContain('6 minisites, 6 of them written');
  }
  const [first, second] = [content('one'), content('many')];
  expect([...second.keys()]).toEqual([...first.keys()]);
  expect(first.size).toBeGreaterThan(SLUGS.length * 20);
  for (const [name, text] of first) expect(second.get(name) === text, name).toBe(true);
  // Scripts, style sheets and fonts are on the disk once.
  for (const file of globSync('*/assets/*.{js,woff2}', { cwd: join(top, 'many') }))
    expect(statSync(join(top, 'many', file)).nlink, file).toBeGreaterThan(2);
});

test('a partner that cannot be exported is named, and the others are exported', ({ baseURL }) => {
  test.setTimeout(120_000);
  mkdirSync(join(top, 'mixed/mag-c'), { recursive: true });
  writeFileSync(join(top, 'mixed/mag-c/roses.txt'), 'red');
  const { status, lines, stderr } = staykit(...words(baseURL, 'mixed'));
  expect(status).toBe(1);
  expect(lines[2]).toContain('mag-c: not exported:');
  expect(lines[2]).toContain('no export of a minisite');
  expect(lines.at(-1)).toContain('6 minisites, 5 of them written');
  expect(stderr).toContain('Not exported: mag-c.');
  expect(readdirSync(join(top, 'mixed/mag-c'))).toEqual(['roses.txt']);
  expect(existsSync(join(top, 'mixed/mag-f/index.html'))).toBe(true);
});

test('an export that is killed leaves whole minisites, and the next one what is missing', async ({
  baseURL,
}) => {
  test.setTimeout(240_000);
  const out = join(top, 'killed');
  const child = spawn(process.execPath, [COMMAND, 'partner', ...words(baseURL, 'killed', '--threads', '2')]);
  while (!existsSync(join(out, 'mag-a')) && !existsSync(join(out, 'mag-b'))) await setTimeout(5);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  // Until then its drafts are those of a process that is there.
  await ended;
  const stamped = readdirSync(out).filter((name) => SLUGS.includes(name));
  for (const slug of stamped) expect(existsSync(join(out, slug, '.staykit-export.json')), slug).toBe(true);
  expect(staykit(...words(baseURL, 'killed')).lines.at(-1)).toMatch(/^6 minisites, [0-6] of them written/);
  expect(readdirSync(out).toSorted()).toEqual([
    '.shared',
    ...SLUGS.flatMap((slug) => [slug, `${slug}.Caddyfile`, `${slug}.nginx.conf`]),
  ]);
  const whole = content('killed');
  for (const slug of SLUGS) expect(whole.get(`${slug}/index.html`), slug).toMatch(/<\/html>$/);
});
