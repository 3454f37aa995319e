import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the guide shows the nginx configuration that the proof runs', () => {
  const guide = readFileSync('docs/guides/growing.md', 'utf8');
  const shown = /```nginx\n([\s\S]*?)```/.exec(guide)?.[1];
  expect(shown).toBe(readFileSync('docs/guides/growing.nginx.conf', 'utf8'));
});
