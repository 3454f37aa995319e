import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { tinyModel } from '@staykit/gateway/fixtures/tiny-model.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createApp, foldersFrom } from '../../server/create-app.ts';
import { TOP } from '../../top.ts';
import { runCommand } from '../fixtures/run-command.ts';

const top = mkdtempSync(join(tmpdir(), 'partner-check-'));
const live = join(top, 'live');
const folder = join(top, 'partners');
const SLUGS = ['estuaire', 'flanerie'];

let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const slug of SLUGS) cpSync(join(TOP, 'partners', slug), join(live, slug), { recursive: true });
  app = await createApp({
    gateway: { model: () => tinyModel, images: { picture: async () => undefined }, clock: () => TEST_NOW },
    partners: readPartners(live, RESERVED_SEGMENTS),
    assets: { entry: '/assets/visitor.js', early: '/assets/early.js', islands: {} },
    folders: { ...foldersFrom(TOP), partners: live },
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.close();
  rmSync(top, { recursive: true });
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(live, folder, { recursive: true });
});

const change = (slug: string, fields: Record<string, unknown>) => {
  const file = join(folder, slug, 'partner.json');
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), ...fields }));
};
const check = (against: string, ...slugs: string[]) =>
  runCommand('partner', 'check', ...slugs, '--folder', folder, '--against', against);
const lines = (out: string) => out.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' | '));

/** A changed file: a name, a list, a part of an object, a field that is new and one that is gone, a text and a picture. */
function changeAll(): void {
  change('estuaire', {
    partnerName: 'L’Estuaire <du soir>',
    domains: ['sejours.estuaire.example'],
    seo: { title: 'Un autre titre' },
    layout: undefined,
    prerender: ['search?theme=23', 'product/10', 'product/nothing'],
    offerTerms: { minNights: { nights: 2, stays: ['10', '999999'] } },
  });
  writeFileSync(join(folder, 'estuaire/legal.txt'), 'Un autre texte.');
  const logo = join(folder, 'estuaire/logo.svg');
  writeFileSync(logo, readFileSync(logo, 'utf8').replace('</svg>', '<!-- new --></svg>'));
}

describe('partner check against what is live', () => {
  it('in a folder says nothing of files that are the same, and all else field by field', async () => {
    expect((await check(live)).out).toContain(`estuaire: as in ${live}`);
    changeAll();
    const { out, status } = await check(live, 'estuaire');
    expect(status).toBe(0);
    const found = lines(out);
    expect(found).toContain(`estuaire, not as in ${live}:`);
    for (const line of [
      'partnerName | "L’Estuaire <du soir>" in place of "L’Estuaire"',
      'domains | new: ["sejours.estuaire.example"]',
      'layout | gone: "magazine"',
    ])
      expect(found).toContain(line);
    expect(out).toMatch(/seo\.title +"Un autre titre" in place of/);
    expect(out).toMatch(/prerender +new: /);
    expect(out).toMatch(/offerTerms\.minNights.* +new: .*999999/);
    expect(out).toMatch(/legalText +new: "Un autre texte\."; gone: /);
    expect(out).toMatch(/logoUrl +another picture logo\.svg: \d+ bytes in place of \d+/);
    expect(out).not.toContain('flanerie');
  });

  it('in a folder names partners that are new, gone, or unusable there', async () => {
    cpSync(join(folder, 'flanerie'), join(folder, 'mag-a'), { recursive: true });
    change('mag-a', { minisiteId: 9_001, minisiteUrl: 'mag-a' });
    rmSync(join(folder, 'flanerie'), { recursive: true });
    const { out } = await check(live);
    expect(out).toContain(`mag-a: new, and not in ${live}`);
    expect(out).toContain(`flanerie: gone, and still in ${live}`);
  });

  it('at the address of a shop says what its pages show otherwise, and which links are dead', async () => {
    const same = await check(origin);
    expect([same.err, same.status]).toEqual(['', 0]);
    expect(same.out).toContain(`estuaire: as in ${origin}`);
    expect(same.out).toContain(`flanerie: as in ${origin}`);
    changeAll();
    const { out } = await check(origin, 'estuaire');
    const found = lines(out);
    expect(found).toContain('partnerName | "L’Estuaire <du soir>" in place of "L’Estuaire"');
    expect(found).toContain('prerender.2 | a dead link: the shop has no page /product/nothing');
    expect(found).toContain(
      'offerTerms.minNights.stays.1 | a dead link: the shop has no page /product/999999',
    );
    expect(out).not.toMatch(/prerender\.[01]|stays\.0/);
    expect(out).toMatch(/seo\.title +"Un autre titre" in place of/);
    expect(out).toMatch(/legalText +new: "Un autre texte\."; gone: "Offre réservée/);
    expect(out).toMatch(/logoUrl +another picture logo\.svg/);
  });

  it('at the address of a shop sees the end of a title or legal text that was cut', async () => {
    change('estuaire', { seo: { title: 'Les week-ends' } });
    const legal = join(folder, 'estuaire/legal.txt');
    const lines = readFileSync(legal, 'utf8').trim().split('\n');
    writeFileSync(legal, lines.slice(0, -1).join('\n'));
    const { out } = await check(origin, 'estuaire');
    expect(out).toMatch(/seo\.title +"Les week-ends" in place of "Les week-ends de L’Estuaire"/);
    expect(out).toMatch(/legalText +gone: "Éditeur[^;]+$/m);
  });

  it('at the address of a shop names what is new, and says when the shop does not answer', async () => {
    cpSync(join(folder, 'flanerie'), join(folder, 'mag-a'), { recursive: true });
    change('mag-a', { minisiteId: 9_001, minisiteUrl: 'mag-a' });
    expect((await check(origin, 'mag-a')).out).toContain(`mag-a: new: ${origin} has no page /mag-a`);
    const away = await check('http://127.0.0.1:1');
    expect([away.status, away.err]).toEqual([
      1,
      expect.stringContaining('http://127.0.0.1:1/estuaire does not answer'),
    ]);
    for (const wrong of ['https://shop.example/path', 'nowhere'])
      expect((await check(wrong)).status, wrong).toBe(2);
  });
});
