import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queryable } from '@staykit/gateway/database/database.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { MIGRATIONS } from '@staykit/gateway/database/migrations/migrations.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import {
  CATALOGUE_CHANGE_CHANNEL,
  catalogueRepository,
} from '@staykit/gateway/catalogue/store/catalogue-repository.ts';
import { generateCatalogue } from '../generate.ts';
import { importRegister } from './import-register.ts';

const TODAY = '2030-03-04';
const fixture = (name: string): string => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
let folder = '';
let db: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staykit-import-'));
  db = await openDatabase({ dataDir: folder });
  await migrate(db);
}, 60_000);
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('is migrated once, and refuses a migration that was edited afterwards', async () => {
    expect(await migrate(db)).toEqual([]);
    const edited = MIGRATIONS.map((migration) => ({ ...migration, sql: `${migration.sql} ` }));
    await expect(migrate(db, { migrations: edited })).rejects.toThrow(
      expect.objectContaining({ code: 'MIGRATION_CHANGED' }) as Error,
    );
  });

  it('is not opened twice on one folder', async () => {
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/is in use by process/);
  });
});

describe('generateCatalogue', () => {
  it('stores what it makes, and reads it back whole', async () => {
    const heard: string[] = [];
    const silence = await db.listen(CATALOGUE_CHANGE_CHANNEL, (payload) => heard.push(payload));
    const report = await generateCatalogue({ db, today: TODAY, hotels: 60 });
    const repository = catalogueRepository(db);
    const all = await repository.readAll();
    expect([all.hotels.length, all.offers.length, all.calendars.size]).toEqual([60, report.offers, 60]);
    const [hotel] = all.hotels;
    if (hotel === undefined) throw new Error('no hotel');
    expect(await repository.hotelById(hotel.id)).toEqual(hotel);
    expect(await repository.calendarOf(hotel.id)).toEqual(all.calendars.get(hotel.id));
    expect(all.calendars.get(hotel.id)?.firstDay).toBe(TODAY);
    const [offer] = await repository.offersOfHotel(hotel.id);
    expect(await repository.offerById(offer?.id ?? '')).toEqual(offer);
    const reviews = await repository.reviews({ hotelId: hotel.id, limit: 500, offset: 0 });
    expect(reviews).toHaveLength(hotel.reviewCount);
    const french = await repository.reviews({ hotelId: hotel.id, language: 'fr', limit: 2, offset: 0 });
    expect(french.every((review) => review.language === 'fr')).toBe(true);
    expect((await repository.gifts()).length).toBeGreaterThan(0);
    expect(await repository.setting('catalogue.firstDay')).toBe(TODAY);
    await expect.poll(() => heard).toEqual([String(await repository.changeNumber())]);
    await silence();
  }, 30_000);
});

describe('importRegister', () => {
  it('imports registers with one call each, beside what is there', async () => {
    const france = await importRegister({ db, file: fixture('france.csv'), today: TODAY });
    expect([france.register, france.hotels, france.replaced, france.skipped.length]).toEqual([
      'fr-atout-france',
      5,
      0,
      5,
    ]);
    const piemonte = await importRegister({ db, file: fixture('piemonte.csv'), today: TODAY });
    expect([piemonte.hotels, piemonte.skipped]).toEqual([3, []]);
    await importRegister({ db, file: fixture('madrid.json'), today: TODAY });
    const own = await importRegister({ db, file: fixture('own.csv'), today: TODAY });
    expect(own.skipped).toHaveLength(1);
    const all = await catalogueRepository(db).readAll();
    expect(all.hotels).toHaveLength(60 + 5 + 3 + 2 + 1);
    const place = new Map(all.places.map((record) => [record.id, record.names.local]));
    const placesOf = (name: string): (string | undefined)[] => {
      const found = all.hotels.find((candidate) => candidate.name === name);
      return found?.placeIds.map((id) => place.get(id)) ?? [];
    };
    expect(placesOf('Hôtel des Neuf Nuages')).toEqual(
      expect.arrayContaining(['Paris', 'Île-de-France', 'France']),
    );
    expect(placesOf('Locanda del Drago di Carta')).toEqual(
      expect.arrayContaining(['Bardonecchia', 'Torino', 'Piemonte', 'Italia']),
    );
    expect(placesOf('La Case Bleue Imaginaire')).toEqual(
      expect.arrayContaining(['Saint-Paul', 'La Réunion', 'France']),
    );
    expect(placesOf('Le Moulin Sans Eau')).toEqual(expect.arrayContaining(['Saint-Bidon-le-Haut', 'Cantal']));
    expect(placesOf('Grand Hotel Inesistente')).toEqual(expect.arrayContaining(['Pragelatone', 'Piemonte']));
    expect(placesOf('Het Papieren Kasteel')).toEqual(expect.arrayContaining(['Brugge', 'West-Vlaanderen']));
    const drago = all.hotels.find((candidate) => candidate.name === 'Locanda del Drago di Carta');
    expect(drago).toMatchObject({
      stars: 3,
      address: 'Via Immaginaria 7',
      postcode: '10052',
      register: 'it-piemonte',
    });
    expect(drago?.facilities).toEqual(expect.arrayContaining(['pets', 'lift', 'accessible']));
    expect(drago?.facilities).not.toContain('parking');
    expect(drago?.ecoFacilities).toBeGreaterThanOrEqual(8);
    expect(all.offers.filter((offer) => offer.hotelId === drago?.id).length).toBeGreaterThanOrEqual(3);
    expect(all.calendars.has(drago?.id ?? '')).toBe(true);
  }, 60_000);

  it('replaces an earlier import of the same register and keeps the ids', async () => {
    const repository = catalogueRepository(db);
    const before = (await repository.readAll()).hotels.filter((hotel) => hotel.register === 'it-piemonte');
    const number = await repository.changeNumber();
    const again = await importRegister({ db, file: fixture('piemonte.csv'), today: TODAY });
    expect(again.replaced).toBe(3);
    const after = (await repository.readAll()).hotels.filter((hotel) => hotel.register === 'it-piemonte');
    expect(after).toEqual(before);
    expect(await repository.changeNumber()).toBe(number + 1);
  }, 60_000);

  it('leaves nothing half-imported when the store fails on the way', async () => {
    const repository = catalogueRepository(db);
    const { state: _before, ...before } = await repository.readAll();
    const failing: Database = {
      ...db,
      transaction: (work) =>
        db.transaction((tx) => {
          const query: Queryable['query'] = (sql, parameters) => {
            if (sql.includes('into calendars')) throw new Error('disk full');
            return tx.query(sql, parameters);
          };
          return work({ ...tx, query });
        }),
    };
    await expect(importRegister({ db: failing, file: fixture('france.csv'), today: TODAY })).rejects.toThrow(
      'disk full',
    );
    // The state tells which transactions were seen: one that failed was seen as well.
    const { state: _after, ...after } = await repository.readAll();
    expect(after).toEqual(before);
  }, 60_000);
});
