import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shareFiles, tidySharedFiles } from './shared-files.ts';

let top: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'shared-files-'));
  for (const site of ['a', 'b']) mkdirSync(join(top, site));
});
afterEach(() => rmSync(top, { recursive: true }));

const share = (files: Record<string, string>) =>
  shareFiles(
    join(top, '.shared'),
    new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
  );

it('every minisite has all files, and the disk has each once', () => {
  const shared = share({ 'one.js': 'one', 'two.js': 'two' });
  for (const site of ['a', 'b']) for (const name of shared.names) shared.put(name, join(top, site, name));
  for (const site of ['a', 'b']) {
    expect(readdirSync(join(top, site))).toEqual(['one.js', 'two.js']);
    expect(readFileSync(join(top, site, 'two.js'), 'utf8')).toBe('two');
  }
  expect(statSync(join(top, 'a/one.js')).ino).toBe(statSync(join(top, 'b/one.js')).ino);
});

it('a file of the same name with other content leaves the minisites that have the former one as they are', () => {
  share({ 'logo.svg': 'former' }).put('logo.svg', join(top, 'a/logo.svg'));
  share({ 'logo.svg': 'new' }).put('logo.svg', join(top, 'b/logo.svg'));
  expect(readFileSync(join(top, 'a/logo.svg'), 'utf8')).toBe('former');
  expect(readFileSync(join(top, 'b/logo.svg'), 'utf8')).toBe('new');
});

it('what no minisite has any more is removed', () => {
  const shared = share({ 'one.js': 'one', 'two.js': 'two' });
  shared.put('two.js', join(top, 'a/two.js'));
  tidySharedFiles(join(top, '.shared'));
  expect(readdirSync(join(top, '.shared'))).toHaveLength(1);
  expect(() => share({ 'one.js': 'one' }).put('one.js', join(top, 'a/one.js'))).not.toThrow();
});

it('names a file that it does not have', () => {
  expect(() => share({}).put('one.js', join(top, 'a/one.js'))).toThrow('No shared file one.js.');
});
