import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { examplePage } from './example-page.ts';

let elements: string;
beforeEach(() => {
  elements = mkdtempSync(join(tmpdir(), 'staykit-examples-'));
  for (const version of ['0.9.0', '0.10.0']) {
    mkdirSync(join(elements, version));
    writeFileSync(
      join(elements, version, 'integrity.json'),
      JSON.stringify({ 'staykit.js': `sha384-of-${version}` }),
    );
  }
});
afterEach(() => rmSync(elements, { recursive: true }));

it('an example names the newest element files and their hash', async () => {
  const html = '<script src="/elements/{{version}}/staykit.js" integrity="{{integrity}}">';
  expect(await examplePage(html, elements)).toBe(
    '<script src="/elements/0.10.0/staykit.js" integrity="sha384-of-0.10.0">',
  );
});

it('what else stands in braces is left alone', async () => {
  expect(await examplePage('{{name}} {version}', elements)).toBe('{{name}} {version}');
});

it('a shop without element files says what to do', async () => {
  rmSync(elements, { recursive: true });
  mkdirSync(elements);
  await expect(examplePage('', elements)).rejects.toThrow('npm run build');
});
