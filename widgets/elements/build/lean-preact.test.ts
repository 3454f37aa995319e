import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withoutUnreached } from './lean-preact.ts';
import { PAGE_CUTS } from './preact-cuts.ts';

const preact = readFileSync(fileURLToPath(import.meta.resolve('preact')), 'utf8');

it('the Preact that is installed holds every piece that the elements leave out', () => {
  const lean = withoutUnreached(preact) ?? preact;
  expect(lean.length).toBeLessThan(preact.length * 0.65);
  expect(lean).not.toMatch(/getDerivedStateFromProps|dangerouslySetInnerHTML|componentDidMount|innerHTML/);
});

it('pages keep what it takes to wait with a part of their server HTML', () => {
  const page = withoutUnreached(preact, PAGE_CUTS) ?? preact;
  const element = withoutUnreached(preact) ?? preact;
  expect(page).toContain('.then');
  expect(element).not.toContain('.then');
  expect(page.length - element.length).toBeLessThan(200);
});

it('a Preact that lacks one of them is left whole', () => {
  expect(withoutUnreached(preact.replace('getSnapshotBeforeUpdate', 'somethingNew'))).toBeUndefined();
});
