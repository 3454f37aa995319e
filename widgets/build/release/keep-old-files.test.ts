import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepOldFiles } from './keep-old-files.ts';

const HOUR = 60 * 60 * 1000;
let top: string;
let folder: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'staykit-assets-'));
  folder = join(top, 'assets');
});
afterEach(() => rmSync(top, { recursive: true }));

/** Builds these files at an hour; `present` are those of the build before. */
const build = (hour: number, files: readonly string[], present: readonly string[]) =>
  keepOldFiles(
    folder,
    (name) => present.includes(name),
    async () => {
      mkdirSync(folder, { recursive: true });
      for (const name of files) writeFileSync(join(folder, name), `built at ${hour}`);
    },
    hour * HOUR,
  );

it('a page that was opened before an upgrade has its chunks for a day, however old they are by then', async () => {
  await build(0, ['page-a.js', 'same-s.js'], []);
  // Long after: what is replaced now was in use till now.
  await build(100, ['page-b.js', 'same-s.js'], ['page-a.js', 'same-s.js']);
  expect(readdirSync(folder)).toEqual(['page-a.js', 'page-b.js', 'same-s.js']);
  await build(123, ['page-c.js', 'same-s.js'], ['page-b.js', 'same-s.js']);
  expect(readdirSync(folder)).toEqual(['page-a.js', 'page-b.js', 'page-c.js', 'same-s.js']);
  await build(125, ['page-d.js', 'same-s.js'], ['page-c.js', 'same-s.js']);
  expect(readdirSync(folder)).toEqual(['page-b.js', 'page-c.js', 'page-d.js', 'same-s.js']);
  expect(readFileSync(join(folder, 'same-s.js'), 'utf8')).toBe('built at 125');
  expect(readdirSync(top)).toEqual(['assets']);
});

it('an upgrade that broke off loses none of them', async () => {
  await build(0, ['page-a.js'], []);
  const fails = keepOldFiles(
    folder,
    () => true,
    async () => {
      mkdirSync(folder);
      writeFileSync(join(folder, 'half.js'), '');
      throw new Error('no space left');
    },
    HOUR,
  );
  await expect(fails).rejects.toThrow('no space left');
  await build(2, ['page-b.js'], ['page-a.js']);
  expect(readdirSync(folder)).toEqual(['page-a.js', 'page-b.js']);
  expect(existsSync(`${folder}-old`)).toBe(false);
});

it('a folder that an earlier version left among the files of its build is no reason to refuse the next one', async () => {
  mkdirSync(join(folder, '3f88ff42'), { recursive: true });
  await build(1, ['page-a.js'], []);
  expect(readdirSync(folder)).toEqual(['page-a.js']);
});
