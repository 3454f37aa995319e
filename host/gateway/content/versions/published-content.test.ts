import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { instantAt } from '@staykit/core/dates/market-time.ts';
import { openContent } from '../content-store.ts';
import { previewToken, readPreviewToken, withPreview } from './preview.ts';
import { publishContent } from './published-content.ts';
import { changesAfter, inEffect, type Publication } from './schedule.ts';
import type { Version } from './version-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'staykit-published-'));
mkdirSync(join(folder, 'fr_FR'));
writeFileSync(join(folder, 'fr_FR/announcements.json'), '[{ "content": "file" }]');
afterAll(() => rmSync(folder, { recursive: true }));

const DOCUMENT = 'fr_FR/announcements.json';
const at = (time: string) => Date.parse(`2030-06-01T${time}Z`);
let now = at('08:00');
let state = 'a';
let publications: Publication[] = [];
let versions: Version[] = [];
let warned: string[] = [];
let isUp = true;
let fails = false;
beforeEach(() => {
  now = at('08:00');
  state = 'a';
  publications = [];
  versions = ['one', 'two'].map((content, index) => ({
    id: index + 1,
    document: DOCUMENT,
    body: JSON.stringify([{ content }]),
  }));
  warned = [];
  isUp = true;
  fails = false;
});

const open = async () =>
  publishContent({
    files: await openContent({ folder, clock: () => now }),
    versions: {
      async state() {
        if (fails) throw new Error('away');
        return state;
      },
      publications: async (instant) => publications.filter(({ until = Infinity }) => until > instant),
      versions: async (ids) => versions.filter(({ id }) => ids.includes(id)),
    },
    clock: () => now,
    isUp: () => isUp,
    warn: (problem) => warned.push(problem),
  });
const shown = async (content: Awaited<ReturnType<typeof open>>) =>
  (await content.of('fr_FR')).announcements.map(({ content: text }) => text).join();
const publication = (id: number, version: number, from: number, until?: number): Publication => ({
  id,
  document: DOCUMENT,
  version,
  from,
  ...(until !== undefined && { until }),
});

describe('a schedule', () => {
  it('shows the publication that began last, and falls back to the one before when it is over', () => {
    const all = [
      publication(1, 1, at('08:00')),
      publication(2, 2, at('10:00'), at('12:00')),
      publication(3, 3, at('11:00'), at('11:30')),
    ];
    const versionAt = (time: string) => inEffect(all, at(time)).get(DOCUMENT)?.version;
    expect(['07:59:59', '08:00', '10:00', '11:00', '11:30', '12:00'].map(versionAt)).toEqual([
      undefined,
      1,
      2,
      3,
      2,
      1,
    ]);
    // Published again at the same instant: the later one counts.
    expect(inEffect([...all, publication(4, 4, at('08:00'))], at('09:00')).get(DOCUMENT)?.version).toBe(4);
    expect(changesAfter(all, at('10:00'))).toEqual(['11:00', '11:30', '12:00'].map(at));
  });

  it.each([
    ['Europe/Paris', '2030-11-29T00:00', '2030-11-28T23:00:00.000Z'],
    ['Europe/Paris', '2030-06-01T00:00:30', '2030-05-31T22:00:30.000Z'],
    ['Atlantic/Canary', '2030-11-29T00:00', '2030-11-29T00:00:00.000Z'],
    ['America/Guadeloupe', '2030-11-29T00:00', '2030-11-29T04:00:00.000Z'],
    // Clocks go back at 03:00: half past two comes twice, and the first is meant.
    ['Europe/Paris', '2030-10-27T02:30', '2030-10-27T00:30:00.000Z'],
    ['Europe/Paris', '2030-10-27T03:00', '2030-10-27T02:00:00.000Z'],
    ['Atlantic/Canary', '2030-10-27T01:30', '2030-10-27T00:30:00.000Z'],
    ['Europe/Paris', '2030-03-31T01:59:59', '2030-03-31T00:59:59.000Z'],
    ['Europe/Paris', '2030-03-31T03:00', '2030-03-31T01:00:00.000Z'],
  ])('in %s has %s at %s', (zone, local, instant) => {
    expect(new Date(instantAt(local, zone) ?? 0).toISOString()).toBe(instant);
  });

  it.each([
    ['Europe/Paris', '2030-03-31T02:30'],
    ['Atlantic/Canary', '2030-03-31T01:15'],
    ['Europe/Paris', '2030-02-31T10:00'],
    ['Europe/Paris', 'tomorrow'],
  ])('in %s has no %s', (zone, local) => expect(instantAt(local, zone)).toBeUndefined());
});

describe('published content', () => {
  it('lies over the files, begins and ends by itself, and tells when it changes next', async () => {
    publications = [publication(1, 1, at('09:00'), at('10:00'))];
    const content = await open();
    expect(await shown(content)).toBe('file');
    expect(content.nextChange?.()).toBe(at('09:00'));
    now = at('08:59:59');
    expect(await shown(content)).toBe('file');
    now = at('09:00');
    expect(await shown(content)).toBe('one');
    expect(content.nextChange?.()).toBe(at('10:00'));
    now = at('10:00');
    expect(await shown(content)).toBe('file');
    expect(content.nextChange?.()).toBeUndefined();
  });

  it('follows what another process publishes and takes back', async () => {
    const content = await open();
    publications = [publication(1, 2, at('08:00'))];
    state = 'b';
    now += 6_000;
    expect(await shown(content)).toBe('two');
    publications = [];
    state = 'c';
    now += 6_000;
    expect(await shown(content)).toBe('file');
  });

  it('keeps its schedule while the database is away, and says so', async () => {
    publications = [publication(1, 1, at('08:00')), publication(2, 2, at('09:00'))];
    const content = await open();
    fails = true;
    now = at('08:30');
    expect(await shown(content)).toBe('one');
    expect(warned).toEqual(['away']);
    isUp = false;
    now = at('09:30');
    expect(await shown(content)).toBe('two');
    expect(warned).toHaveLength(1);
  });

  it('shows the file in place of a version that this release cannot use', async () => {
    versions[0] = { id: 1, document: DOCUMENT, body: '[{ "words": "of another release" }]' };
    publications = [publication(1, 1, at('08:00'))];
    const content = await open();
    expect(await shown(content)).toBe('file');
    expect(warned.join()).toContain('version 1 cannot be used');
  });

  it('has the banner of a partner', async () => {
    versions.push({
      id: 3,
      document: 'partners/estuaire/banner.json',
      body: '{ "desktop": "summer.svg", "mobile": "sea-03" }',
    });
    publications = [{ ...publication(1, 3, at('09:00')), document: 'partners/estuaire/banner.json' }];
    const content = await open();
    expect(await content.partnerBanner('estuaire')).toBeUndefined();
    now = at('09:00');
    expect(await content.partnerBanner('estuaire')).toEqual({
      desktop: 'summer.svg',
      mobile: '/api/images/sea-03/small.avif',
    });
    expect(await content.partnerBanner('flanerie')).toBeUndefined();
  });
});

describe('a preview', () => {
  it('has its version in all that is called within it, and in nothing else', async () => {
    const content = await open();
    const [inside, outside] = await Promise.all([
      withPreview(2, async () => {
        await Promise.resolve();
        return shown(content);
      }),
      shown(content),
    ]);
    expect([inside, outside]).toEqual(['two', 'file']);
    expect(await withPreview(404, () => shown(content))).toBe('file');
  });

  it('is opened by a signed token alone, until it is over', () => {
    const token = previewToken('a secret', 7, at('09:00'));
    expect(readPreviewToken('a secret', token, at('08:59:59'))).toBe(7);
    expect(readPreviewToken('a secret', token, at('09:00'))).toBeUndefined();
    expect(readPreviewToken('another', token, at('08:00'))).toBeUndefined();
    expect(readPreviewToken('a secret', token.replace('7.', '8.'), at('08:00'))).toBeUndefined();
    for (const wrong of ['', 'x', '7', `${token}x`])
      expect(readPreviewToken('a secret', wrong, at('08:00'))).toBeUndefined();
  });
});
