import { expect, it } from 'vitest';
import { shortenExports, type NamedChunk } from './short-exports.ts';

const chunk = (fileName: string, code: string, isEntry = false): NamedChunk => ({
  fileName: `chunks/${fileName}`,
  code,
  isEntry,
  isDynamicEntry: false,
});

it('what chunks take from each other is called as the smallest entry calls it, and define stays define', () => {
  const base = chunk('base.js', 'var q=1,w=2,z=3;export{q as $,w as Te,z};\n');
  const box = chunk('box.js', 'import{$ as e,z as t}from"./base.js";var b=e+t;export{b as define};\n', true);
  const grid = chunk(
    'grid.js',
    'import{$ as n,Te as e}from"./base.js";var b=n+e+1;export{b as define};\n',
    true,
  );
  shortenExports([base, grid, box]);
  expect(base.code).toBe('var q=1,w=2,z=3;export{q as e,w as n,z as t};\n');
  expect(box.code).toBe('import{e,t}from"./base.js";var b=e+t;export{b as define};\n');
  expect(grid.code).toBe('import{e as n,n as e}from"./base.js";var b=n+e+1;export{b as define};\n');
});

it('what later chunks take from an entry is called as the entry calls it', () => {
  const box = chunk('box.js', 'var q=1,b=2;export{q as A,b as define};\n', true);
  const late = chunk('late.js', 'import{A as e}from"./box.js";e;');
  shortenExports([box, late]);
  expect(box.code).toBe('var q=1,b=2;export{q,b as define};\n');
  expect(late.code).toBe('import{q as e}from"./box.js";e;');
});

it.each(['import*as all from"./base.js";all.$;', 'export{$ as it}from"./base.js";', 'import(`./base.js`);'])(
  'a chunk keeps its names where another takes it as a whole or hands it on: %s',
  (code) => {
    const base = chunk('base.js', 'var q=1;export{q as $};\n');
    shortenExports([base, chunk('box.js', 'import{$ as e}from"./base.js";e;'), chunk('grid.js', code)]);
    expect(base.code).toBe('var q=1;export{q as $};\n');
  },
);
