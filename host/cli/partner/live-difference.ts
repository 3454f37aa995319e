import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownPicturesOf } from '@staykit/partners/partner-files.ts';
import type { Partner } from '@staykit/partners/partner.ts';
import { hasFields } from '@staykit/partners/reading/migrations.ts';
import { shortened } from '@staykit/partners/text/shortened.ts';

/** A field that is not as it is live, in words. */
export interface Difference {
  /** `seo.title` */
  path: string;
  what: string;
}

const print = (value: unknown): string => shortened(JSON.stringify(value), 120);

/** What of a partner is not as in its live files, field by field: values, texts and pictures. */
export function differences(live: Partner, now: Partner): Difference[] {
  const { slug: _one, folder: _two, legalText: before, ...liveFields } = live;
  const { slug: _three, folder: _four, legalText: after, ...fields } = now;
  return [
    ...between(liveFields, fields, []),
    ...textDifference(before, after),
    ...pictureDifferences(live, now),
  ];
}

function between(live: unknown, now: unknown, path: readonly string[]): Difference[] {
  if (JSON.stringify(live) === JSON.stringify(now)) return [];
  if (hasFields(live) && hasFields(now)) {
    const keys = new Set([...Object.keys(live), ...Object.keys(now)]);
    return [...keys].flatMap((key) => between(live[key], now[key], [...path, key]));
  }
  return [{ path: path.join('.'), what: inWords(live, now) }];
}

function inWords(live: unknown, now: unknown): string {
  if (live === undefined) return `new: ${print(now)}`;
  if (now === undefined) return `gone: ${print(live)}`;
  if (!Array.isArray(live) || !Array.isArray(now)) return `${print(now)} in place of ${print(live)}`;
  const added = now.filter((one) => !live.includes(one));
  const gone = live.filter((one) => !now.includes(one));
  const parts = [
    added.length > 0 && `new: ${added.map(print).join(', ')}`,
    gone.length > 0 && `gone: ${gone.map(print).join(', ')}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join('; ') : 'in another order';
}

/** What is new and gone of a legal text, in lines. */
export function textDifference(live: string | undefined, now: string | undefined): Difference[] {
  if (live === now) return [];
  if (live === undefined || now === undefined)
    return [{ path: 'legalText', what: now === undefined ? 'gone' : 'new' }];
  const [before, after] = [live.split('\n'), now.split('\n')];
  const added = after.filter((line) => !before.includes(line));
  const gone = before.filter((line) => !after.includes(line));
  const parts = [
    ...added.map((line) => `new: ${print(line)}`),
    ...gone.map((line) => `gone: ${print(line)}`),
  ];
  return [{ path: 'legalText', what: parts.join('; ') || 'lines in another order' }];
}

/** Pictures of another content. Those of another name are told as fields. */
function pictureDifferences(live: Partner, now: Partner): Difference[] {
  const before = ownPicturesOf(live);
  return [...ownPicturesOf(now)].flatMap(([path, name]) => {
    if (before.get(path) !== name) return [];
    const bytes = readFileSync(join(live.folder, name));
    const body = readFileSync(join(now.folder, name));
    if (bytes.equals(body)) return [];
    return [{ path, what: `another picture ${name}: ${body.length} bytes in place of ${bytes.length}` }];
  });
}
