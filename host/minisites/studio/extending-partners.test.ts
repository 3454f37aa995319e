import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { livePartners } from '@staykit/partners/live-partners.ts';
import { createDesk } from './desk.ts';

const RESERVED = new Map([['search', 'the page search']]);
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>';
const GROUP = {
  version: 2,
  minisiteLocale: 'fr_FR',
  partnerName: 'Le groupe',
  bannerUrls: { desktop: 'banner.svg', mobile: 'banner.svg' },
  theme: { preset: 'magnolia' },
};
const MAG_A = { version: 2, extends: 'group.json', minisiteId: 1, minisiteUrl: 'mag-a' };

let top: string;
let folder: string;
let desk: ReturnType<typeof createDesk>;

const write = (slug: string, file: object) => {
  mkdirSync(join(folder, slug), { recursive: true });
  writeFileSync(join(folder, slug, 'partner.json'), JSON.stringify(file));
  writeFileSync(join(folder, slug, 'banner.svg'), PICTURE);
};
const change = (slug: string, settings: object) => {
  const { revision, settings: before } = desk.open('anna', slug);
  return desk.change(slug, revision, { ...before, ...settings });
};
const publish = (slug: string) => desk.publish('anna', slug, desk.open('anna', slug).revision);
const live = (slug: string) => JSON.parse(readFileSync(join(folder, slug, 'partner.json'), 'utf8')) as object;
const pathsOf = (findings: readonly { path: string }[]) => findings.map(({ path }) => path);
const refusal = (...paths: string[]): unknown =>
  expect.objectContaining({
    code: 'REFUSED',
    problems: paths.map((path) => expect.objectContaining({ path }) as unknown),
  });

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'studio-extends-'));
  folder = join(top, 'partners');
  write('mag-a', MAG_A);
  write('other', { ...GROUP, minisiteId: 9, minisiteUrl: 'other' });
  writeFileSync(join(folder, 'group.json'), JSON.stringify(GROUP));
  desk = createDesk({
    folder,
    reserved: RESERVED,
    shopHosts: [],
    clock: () => 0,
    newFiles: ({ id, url }) => ({
      'partner.json': JSON.stringify({ ...GROUP, minisiteId: id, minisiteUrl: url }),
      'banner.svg': PICTURE,
    }),
  });
});

afterEach(() => rmSync(top, { recursive: true }));

describe('a partner that extends another', () => {
  it('is checked with what it takes over, told whose each value is, kept, shown and published', async () => {
    const found = desk.open('anna', 'mag-a');
    expect(found.problems).toEqual([]);
    expect(found.taken).toMatchObject({
      minisiteLocale: { from: 'group.json', value: 'fr_FR' },
      'bannerUrls.mobile': { from: 'group.json', value: 'banner.svg' },
      'theme.preset': { from: 'group.json', value: 'magnolia' },
    });
    expect(found.taken).not.toHaveProperty('minisiteId');
    // The warning on its own legal text, and none of another partner.
    expect(new Set(pathsOf(found.warnings))).toEqual(new Set(['legalText']));
    expect(new Set(found.warnings.map(({ file }) => file))).toEqual(new Set(['partners/mag-a/partner.json']));

    desk.showDrafts();
    const shown = await livePartners({ folder: desk.mirror, reserved: RESERVED });
    expect(shown.byAddress('mag-a')?.partnerName).toBe('Le groupe');
    const kept = change('mag-a', { partnerName: 'Mag A' });
    expect(kept).toMatchObject({ isKept: true, problems: [] });
    expect(kept.taken).not.toHaveProperty('partnerName');
    desk.showDrafts();
    await shown.refresh();
    expect(shown.byAddress('mag-a')).toMatchObject({ partnerName: 'Mag A', minisiteLocale: 'fr_FR' });
    expect(shown.byAddress('other')).toBeDefined();
    shown.close();

    publish('mag-a');
    expect(live('mag-a')).toEqual({ ...MAG_A, partnerName: 'Mag A' });
  });

  it('takes a field over again, with the file of its own folder that the base names', () => {
    const bannerUrls = { desktop: 'banner.svg', mobile: 'banner.svg' };
    expect(change('mag-a', { bannerUrls }).isKept).toBe(true);
    expect(change('mag-a', { bannerUrls: undefined })).toMatchObject({ isKept: true, problems: [] });
  });

  it('loses no letter of a legal text in another encoding, which the check refuses until it is saved', () => {
    write('mag-a', { ...MAG_A, legalText: 'legal.txt' });
    writeFileSync(join(folder, 'mag-a/legal.txt'), 'Offre réservée aux lecteurs', 'latin1');
    const found = desk.open('anna', 'mag-a');
    expect(found.problems).toMatchObject([
      { path: 'legalText', received: '"legal.txt", which is not in UTF-8' },
    ]);
    expect(found.settings['legalText']).toBe('Offre réservée aux lecteurs');
    expect(change('mag-a', {})).toMatchObject({ isKept: true, problems: [] });
    publish('mag-a');
    expect(readFileSync(join(folder, 'mag-a/legal.txt'), 'utf8')).toBe('Offre réservée aux lecteurs\n');
  });

  it('reads a file with a byte order mark', () => {
    writeFileSync(join(folder, 'mag-a/partner.json'), `\uFEFF${JSON.stringify(MAG_A)}`);
    expect(desk.open('anna', 'mag-a').settings).toMatchObject({ minisiteUrl: 'mag-a' });
  });

  it('has the logo that it takes over, where its own folder has it', () => {
    writeFileSync(join(folder, 'group.json'), JSON.stringify({ ...GROUP, logoUrl: 'banner.svg' }));
    expect(desk.logo('mag-a').toString()).toBe(PICTURE);
    expect(() => desk.logo('other')).toThrow('There is no logo yet.');
  });

  it('hears what is wrong in the base, by its name, and of a base that is not there', () => {
    writeFileSync(join(folder, 'group.json'), JSON.stringify({ ...GROUP, layout: 'shp' }));
    expect(desk.open('anna', 'mag-a').problems).toMatchObject([
      { file: 'partners/group.json', path: 'layout' },
    ]);
    expect(change('mag-a', { extends: 'grupo.json' })).toMatchObject({
      isKept: false,
      problems: [{ file: 'partners/mag-a/partner.json', path: 'extends' }],
    });
  });

  it('may extend a draft, and is published after it', () => {
    desk.create('anna', { slug: 'mag-b', locale: 'fr_FR', name: 'Mag B' });
    expect(change('mag-a', { extends: 'mag-b' })).toMatchObject({ isKept: true });
    expect(() => publish('mag-a')).toThrow(refusal('extends'));
    publish('mag-b');
    publish('mag-a');
    expect(live('mag-a')).toMatchObject({ extends: 'mag-b' });
  });

  it('is not broken by whom it extends: no picture that it does not have, and nobody taken back', () => {
    write('mag-b', { version: 2, extends: 'mag-a', minisiteId: 2, minisiteUrl: 'mag-b' });
    const { revision } = desk.open('anna', 'mag-a');
    const picture = { path: 'logoUrl', body: Buffer.from(PICTURE), ending: 'svg' };
    expect(() => desk.putPicture('anna', 'mag-a', revision, picture)).toThrow(refusal('logoUrl'));
    expect(() => desk.takeBack('anna', 'mag-a', revision)).toThrow(refusal('extends'));
    expect(existsSync(join(folder, 'mag-a'))).toBe(true);
    expect(desk.takeBack('anna', 'mag-b', desk.open('anna', 'mag-b').revision).published).toBeUndefined();
  });

  it('of an older version opens as of this one, and is written so', () => {
    write('mag-c', {
      extends: 'mag-a',
      minisiteId: 3,
      minisiteUrl: 'mag-c',
      features: { logoTarget: 'https://mag-c.example/' },
    });
    const { settings, warnings } = desk.open('anna', 'mag-c');
    expect(settings).toEqual({
      extends: 'mag-a',
      minisiteId: 3,
      minisiteUrl: 'mag-c',
      logoTarget: 'https://mag-c.example/',
    });
    expect(pathsOf(warnings)).toContain('features.logoTarget');
    expect(pathsOf(change('mag-c', { partnerName: 'Mag C' }).warnings)).not.toContain('features.logoTarget');
    publish('mag-c');
    expect(live('mag-c')).toEqual({ version: 2, ...settings, partnerName: 'Mag C' });
  });

  it('of a newer version is refused, and not written over as of this one', () => {
    write('mag-a', { ...MAG_A, version: 3 });
    expect(pathsOf(change('mag-a', { partnerName: 'Mag A' }).problems)).toEqual(['version']);
  });
});
