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
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ElementFolders } from '../element-folders.ts';
import { folderHashes } from './folder-hashes.ts';
import { checkBuildable, checkReleasable, placeBuild, recordRelease, restoreReleases } from './releases.ts';

const FILES = { 'staykit.js': 'load("a1")', 'chunks/base-a1.js': 'accent:#0f5a4c', 'files.json': '{}' };
const DEV = '1.2.4-dev.0';
const HOUR = 60 * 60 * 1000;

let top: string;
let folders: ElementFolders;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'staykit-releases-'));
  folders = { served: join(top, 'served'), staged: join(top, 'staged'), releases: join(top, 'releases') };
});
afterEach(() => rmSync(top, { recursive: true }));

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function stage(files: Readonly<Record<string, string>> = FILES): void {
  rmSync(folders.staged, { recursive: true, force: true });
  write(folders.staged, files);
}

/** Releases `FILES` as 1.2.3, as `npm run release` does. */
function release(): void {
  stage();
  recordRelease(folders, '1.2.3');
  restoreReleases(folders, '1.2.3');
}

const served = (file: string): string => readFileSync(join(folders.served, file), 'utf8');

describe('a version that was released', () => {
  it('is refused to an integrator’s next build with one changed colour, by the names of the files', () => {
    release();
    stage({ 'staykit.js': 'load("b2")', 'chunks/base-b2.js': 'accent:#a01030', 'files.json': '{}' });
    expect(() => placeBuild(folders, '1.2.3')).toThrow(
      /^1\.2\.3 is released, .*\n {2}chunks\/base-a1.js\n {2}chunks\/base-b2.js\n {2}staykit.js\n.*npm run next-version/,
    );
    expect(folderHashes(join(folders.served, '1.2.3'))).toEqual(
      folderHashes(join(folders.releases, '1.2.3')),
    );
  });

  it('may be built again for an operator with the same bytes', () => {
    release();
    stage();
    placeBuild(folders, '1.2.3');
    expect(served('1.2.3/chunks/base-a1.js')).toBe('accent:#0f5a4c');
    expect(existsSync(folders.staged)).toBe(false);
  });

  it('is never released a second time, not even with the same bytes', () => {
    release();
    expect(() => checkReleasable(folders, '1.2.3')).toThrow('1.2.3 is released already');
    stage();
    expect(() => recordRelease(folders, '1.2.3')).toThrow('1.2.3 is released already');
  });

  it('holds no file of a first try that was broken off', () => {
    write(folders.releases, { '1.2.3/chunks/half-b2.js': 'half' });
    release();
    expect(folderHashes(join(folders.releases, '1.2.3'))).not.toHaveProperty(['chunks/half-b2.js']);
  });

  it('stays servable for pages that name it, beside the builds that follow', () => {
    release();
    rmSync(folders.served, { recursive: true });
    write(folders.served, { '0.9.0/staykit.js': 'of no release', [`${DEV}/staykit.js`]: 'new' });
    restoreReleases(folders, DEV);
    expect(readdirSync(folders.served).toSorted()).toEqual(['1.2.3', DEV]);
    write(folders.served, { '1.2.3/staykit.js': 'changed on the server' });
    restoreReleases(folders, DEV);
    expect(served('1.2.3/staykit.js')).toBe('load("a1")');
  });

  it('is not served to anybody once its kept files were changed', () => {
    release();
    write(folders.releases, { '1.2.3/staykit.js': 'formatted' });
    expect(() => restoreReleases(folders, DEV)).toThrow(
      /no longer holds what was released:\n {2}staykit.js\n/,
    );
  });
});

describe('the version of the working tree', () => {
  it('never has the number of a release, so that no integrator takes one for the other', () => {
    expect(() => checkBuildable(folders, '1.2.3')).toThrow(
      '1.2.3, which is not released. Only "npm run release"',
    );
    expect(() => checkReleasable(folders, DEV)).toThrow(`${DEV} is the version of the working tree`);
    checkBuildable(folders, DEV);
    release();
    checkBuildable(folders, '1.2.3');
  });

  it('keeps the chunks of the build before for a day: a reader’s page that is open asks for them', () => {
    const start = Date.UTC(2026, 10, 2);
    const build = (name: string, hours: number): void => {
      const chunk = `chunks/${name}.js`;
      stage({ 'staykit.js': name, 'integrity.json': JSON.stringify({ [chunk]: '' }), [chunk]: name });
      placeBuild(folders, DEV, start + hours * HOUR);
    };
    const chunks = (): string[] =>
      readdirSync(join(folders.served, DEV, 'chunks'))
        .map((name) => name.replace('.js', ''))
        .toSorted();
    build('monday', 0);
    build('friday', 96);
    expect(chunks()).toEqual(['friday', 'monday']);
    build('soon', 97);
    expect(chunks()).toEqual(['friday', 'monday', 'soon']);
    build('saturday', 120.5);
    expect(chunks()).toEqual(['friday', 'saturday', 'soon']);
    expect(served(`${DEV}/staykit.js`)).toBe('saturday');
    build('soon', 121);
    build('last', 144);
    expect(chunks()).toEqual(['last', 'saturday', 'soon']);
  });
});
