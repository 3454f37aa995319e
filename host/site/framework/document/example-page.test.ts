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

it('an example asks in its head for the files of the elements on it, each with its hash', async () => {
  const files = {
    'widgets/elements/reviews.ts': { file: 'chunks/reviews.js' },
    'virtual:staykit-texts/reviews/fr_FR': { file: 'chunks/fr_FR.js' },
  };
  const hashes = { 'chunks/reviews.js': 'sha384-a', 'chunks/fr_FR.js': 'sha384-b' };
  writeFileSync(join(elements, '0.10.0', 'files.json'), JSON.stringify(files));
  writeFileSync(join(elements, '0.10.0', 'integrity.json'), JSON.stringify(hashes));
  const html = await examplePage('{{links}}<stay-reviews hotel-id="1"></stay-reviews>', elements);
  expect(html.match(/<link [^>]*>/g)).toEqual([
    '<link rel="modulepreload" href="/elements/0.10.0/chunks/reviews.js" integrity="sha384-a" crossorigin>',
    '<link rel="modulepreload" href="/elements/0.10.0/chunks/fr_FR.js" integrity="sha384-b" crossorigin>',
  ]);
});

it('what else stands in braces is left alone', async () => {
  expect(await examplePage('{{name}} {version}', elements)).toBe('{{name}} {version}');
});

it('a shop without element files says what to do', async () => {
  rmSync(elements, { recursive: true });
  mkdirSync(elements);
  await expect(examplePage('', elements)).rejects.toThrow('npm run build');
});
