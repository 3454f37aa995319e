import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { livePartners, type LivePartners } from './live-partners.ts';

let top: string;
let folder: string;
let partners: LivePartners;

beforeEach(async () => {
  top = mkdtempSync(join(tmpdir(), 'live-partners-'));
  folder = join(top, 'partners');
  for (const slug of ['celestine', 'estuaire'])
    cpSync(join(import.meta.dirname, '../../partners', slug), join(folder, slug), { recursive: true });
  partners = await livePartners({ folder, reserved: RESERVED_SEGMENTS });
});
afterEach(() => rmSync(top, { recursive: true }));

const fileOf = (slug: string) => join(folder, slug, 'partner.json');

function change(slug: string, fields: Record<string, unknown>, at = slug): void {
  const settings: unknown = JSON.parse(readFileSync(fileOf(slug), 'utf8'));
  writeFileSync(fileOf(at), JSON.stringify({ ...(settings as object), ...fields }));
}

const names = () => partners.all.map(({ slug }) => slug);

it('files that did not change are not read again', async () => {
  const before = partners.all;
  expect(await partners.refresh()).toBe(false);
  expect(partners.all).toBe(before);
});

it('a changed file counts from the next look on, and leaves the others as they were', async () => {
  const estuaire = partners.byAddress('estuaire');
  change('celestine', { partnerName: 'Maison Célestine', origins: ['https://www.maison.example'] });
  expect(await partners.refresh()).toBe(true);
  expect(partners.byAddress('celestine')?.partnerName).toBe('Maison Célestine');
  expect(partners.byOrigin('https://www.maison.example')?.slug).toBe('celestine');
  expect(partners.byAddress('estuaire')).toBe(estuaire);
});

it('a new folder is served, and one that is gone is not', async () => {
  cpSync(join(folder, 'celestine'), join(folder, 'mag-a'), { recursive: true });
  change('celestine', { minisiteId: 9_001, minisiteUrl: 'mag-a', domains: undefined }, 'mag-a');
  rmSync(join(folder, 'estuaire'), { recursive: true });
  await partners.refresh();
  expect(names()).toEqual(['celestine', 'mag-a']);
  expect(partners.byAddress('estuaire')).toBeUndefined();
});

it('a file that became unusable is told, and its partner is served as it was', async () => {
  const before = partners.byAddress('celestine');
  writeFileSync(fileOf('celestine'), '{ "minisiteId": ');
  await partners.refresh();
  expect(partners.byAddress('celestine')).toBe(before);
  expect(partners.refused.map(({ slug }) => slug)).toEqual(['celestine']);
  expect(partners.refused[0]?.problems[0]?.file).toBe('partners/celestine/partner.json');
});

it('what was served before yields to a partner that has its address now', async () => {
  change('estuaire', { minisiteUrl: 'celestine-2' });
  await partners.refresh();
  // The folder that has the name of the address comes first, so the former owner of the address is not served twice.
  change('celestine', { minisiteUrl: 'celestine-2' });
  await partners.refresh();
  const addresses = partners.all.map(({ minisiteUrl }) => minisiteUrl);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('a folder that is away is no partner less', async () => {
  renameSync(folder, `${folder}-away`);
  expect(await partners.refresh()).toBe(false);
  expect(names()).toEqual(['celestine', 'estuaire']);
});

it('a missing picture is told as it would be at a start, and mended by adding it', async () => {
  const banner = join(folder, 'celestine', partners.byAddress('celestine')?.bannerUrls.mobile ?? '');
  renameSync(banner, `${banner}.away`);
  await partners.refresh();
  expect(partners.refused[0]?.problems[0]?.path).toBe('bannerUrls.mobile');
  renameSync(`${banner}.away`, banner);
  await partners.refresh();
  expect(partners.refused).toEqual([]);
});

it('what could not be read is read at the next look', async () => {
  const away = `${folder}-away`;
  change('celestine', { partnerName: 'Maison Célestine' });
  const looking = partners.refresh();
  renameSync(folder, away);
  await looking.catch(() => false);
  renameSync(away, folder);
  await partners.refresh();
  expect(partners.byAddress('celestine')?.partnerName).toBe('Maison Célestine');
  expect(names()).toEqual(['celestine', 'estuaire']);
});

it('a base that changes, goes or comes counts for the partners that extend it, and for no other', async () => {
  const base = join(folder, 'group.json');
  change('celestine', { extends: 'group.json', partnerName: undefined });
  change('estuaire', { extends: 'celestine', partnerName: undefined });
  writeFileSync(base, JSON.stringify({ partnerName: 'Le groupe' }));
  await partners.refresh();
  expect(partners.all.map(({ partnerName }) => partnerName)).toEqual(['Le groupe', 'Le groupe']);

  writeFileSync(base, JSON.stringify({ partnerName: 'Le grand groupe' }));
  expect(await partners.refresh()).toBe(true);
  expect(partners.all.map(({ partnerName }) => partnerName)).toEqual(['Le grand groupe', 'Le grand groupe']);

  // A partner that is extended is a base too.
  change('celestine', { partnerName: 'Célestine' });
  await partners.refresh();
  expect(partners.all.map(({ partnerName }) => partnerName)).toEqual(['Célestine', 'Célestine']);

  const served = partners.all;
  rmSync(base);
  await partners.refresh();
  expect(partners.refused.map(({ slug }) => slug)).toEqual(['celestine', 'estuaire']);
  expect(partners.all).toEqual(served);
  writeFileSync(base, '{}');
  await partners.refresh();
  expect(partners.refused).toEqual([]);

  const before = partners.byAddress('celestine');
  writeFileSync(join(folder, 'other.json'), '{}');
  await partners.refresh();
  expect(partners.byAddress('celestine')).toBe(before);
});

it('a new partner, or one that claims something new, takes nothing from one that is served', async () => {
  change('estuaire', { domains: ['sejours.estuaire.example'] });
  await partners.refresh();
  cpSync(join(folder, 'celestine'), join(folder, 'a-first'), { recursive: true });
  const claim = { minisiteId: 9_001, minisiteUrl: 'a-first', domains: ['sejours.estuaire.example'] };
  change('celestine', claim, 'a-first');
  change('celestine', { domains: claim.domains });
  await partners.refresh();
  expect(partners.byDomain('sejours.estuaire.example')?.slug).toBe('estuaire');
  expect(partners.refused.map(({ slug }) => slug)).toEqual(['a-first', 'celestine']);
  expect(partners.byAddress('celestine')?.domains).toBeUndefined();
});

it('a look that is asked for while another is under way sees what was saved since', async () => {
  for (const partnerName of ['Un', 'Deux', 'Trois', 'Quatre']) {
    const underWay = partners.refresh();
    await Promise.resolve();
    change('celestine', { partnerName });
    await partners.refresh();
    expect(partners.byAddress('celestine')?.partnerName).toBe(partnerName);
    await underWay;
  }
});
