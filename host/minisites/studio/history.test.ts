import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addToHistory, readHistory, type HistoryEntry } from './history.ts';

it('a line that a process could not end costs that line alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-history-'));
  const file = join(folder, 'mag-a.jsonl');
  const entry = (version: number): HistoryEntry => ({
    version,
    action: 'saved',
    who: 'anna',
    at: '2030-03-04T10:00:00Z',
  });
  addToHistory(file, entry(1));
  appendFileSync(file, '{"version":2,"act');
  addToHistory(file, entry(3));
  expect(readHistory(file)).toEqual([entry(1), entry(3)]);
  rmSync(folder, { recursive: true });
});
