import { describe, expect, it } from 'vitest';
import { importedNames, runtimePackages } from './runtime-packages.ts';

describe('an operator who builds the image', () => {
  it('gets the packages that the built files import, in every form', () => {
    const text = `import pg from "pg"; import 'pino/file.js'; const { a } = await import("@scope/one");
      require("two"); require$1.resolve('three/data/x.json'); import fs from "node:fs"; import './own.js'`;
    expect([...importedNames(text)].toSorted()).toEqual(['@scope/one', 'node', 'pg', 'pino', 'three', 'two']);
  });

  it('gets what they need as well, of the version that Node finds, and nothing of other machines', () => {
    const lock = {
      packages: {
        '': {},
        'node_modules/a': { dependencies: { b: '1', c: '1' }, optionalDependencies: { 'd-mac': '1' } },
        'node_modules/a/node_modules/b': { dependencies: { c: '2' } },
        'node_modules/b': {},
        'node_modules/c': { dependencies: { a: '1' } },
        'node_modules/d-mac': {},
        'node_modules/e': {},
        'node_modules/@staykit/host': { link: true },
      },
    };
    const isInstalled = (folder: string) => !folder.endsWith('mac');
    expect(runtimePackages(lock, ['a', 'fs', '@staykit/host'], isInstalled)).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
    ]);
  });
});
