import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ImportError } from '@staykit/gateway/catalogue/import-error.ts';
import { importText } from './import-text.ts';
import { readRegister } from './read-register.ts';
import { parseMapping } from './mapping.ts';
import { readCsv } from './read-csv.ts';
import { titleCase } from './register-line.ts';

const fixture = (name: string): string => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
const fault = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    if (error instanceof ImportError) return error.fault;
    throw error;
  }
  return 'nothing was thrown';
};

describe('readRegister', () => {
  it('knows a register by its columns and reports every line that is no hotel', () => {
    const { mapping, hotels, skipped } = readRegister('france.csv', fixture('france.csv'));
    expect(mapping.register).toBe('fr-atout-france');
    expect(hotels).toHaveLength(5);
    expect(hotels[0]).toMatchObject({
      line: 2,
      name: "L'Auberge du Cadran Inventé",
      stars: 3,
      address: '12, rue du Puits',
      rooms: 24,
    });
    expect(skipped).toEqual([
      { line: 7, reason: 'name: expected a name, received nothing' },
      { line: 8, reason: 'stars: expected 0 to 5, received "7"' },
      { line: 9, reason: 'rooms: expected a whole number above 0, received "2.5"' },
      { line: 10, reason: 'cells: expected 12 separated by ",", received 4' },
      { line: 11, reason: 'duplicate: name, address and place of line 3' },
    ]);
  });

  it('reads stars from words and letters, and facilities from columns of yes and no', () => {
    const piemonte = readRegister('piemonte.csv', fixture('piemonte.csv')).hotels;
    expect(piemonte.map((hotel) => hotel.stars)).toEqual([3, 4, 5]);
    expect(Object.fromEntries(piemonte[0]?.facilities ?? [])).toMatchObject({
      pets: true,
      garage: false,
      ecoLabel: true,
      airConditioning: false,
    });
    const madrid = readRegister('madrid.json', fixture('madrid.json'));
    expect(madrid.hotels.map((hotel) => [hotel.line, hotel.stars])).toEqual([
      [2, 4],
      [3, 0],
    ]);
    expect(madrid.skipped).toEqual([{ line: 4, reason: 'latitude: expected -90 to 90, received "140.42"' }]);
  });

  it('takes a list of facilities as complete and refuses an unknown one', () => {
    const { hotels, skipped } = readRegister('own.csv', fixture('own.csv'));
    expect([hotels[0]?.facilities.get('spa'), hotels[0]?.facilities.get('lift')]).toEqual([true, false]);
    expect(skipped).toEqual([
      { line: 3, reason: 'facility: expected codes of the catalogue parted by ";", received "zwembad"' },
    ]);
  });

  it.each([
    [
      'broken.csv',
      'name,stars\n"Hotel,3\n',
      { line: 2, column: 1, expected: 'a closing quotation mark', received: 'the end of the file' },
    ],
    [
      'broken.csv',
      'name,stars\n"Hotel"x,3\n',
      { line: 2, column: 8, expected: '"," or the end of the line after a quoted cell', received: '"x"' },
    ],
    ['broken.json', '[\n{"name": "A"},\n{"name" "B"}]', { line: 3, column: 9, expected: 'JSON' }],
    [
      'broken.json',
      '{"name": "A"}',
      { line: 1, column: 1, expected: 'an array of hotels', received: 'object' },
    ],
    ['unknown.csv', 'hotel,ort\nA,B\n', { line: 1, column: 1, received: 'hotel, ort' }],
    ['empty.csv', '', { line: 1, column: 1, received: 'no hotels' }],
  ])('stops at %s with file, line, column, expected and received (%#)', (file, text, expected) => {
    expect(fault(() => readRegister(file, text))).toMatchObject({ file, ...expected });
  });

  it('says which column a mapping misses in the file', () => {
    const mapping = parseMapping('m.json', {
      register: 'mine',
      format: 'csv',
      signature: ['hotel', 'town'],
      columns: { name: 'hotel', city: 'town' },
      always: { country: 'FR' },
    });
    expect(readRegister('a.csv', 'hotel;town\nL’Encrier;Dijon\n', mapping).hotels[0]).toMatchObject({
      name: 'L’Encrier',
      city: 'Dijon',
    });
    expect(fault(() => readRegister('a.csv', 'hotel,place\nA,B\n', mapping))).toMatchObject({
      expected: 'a column "town"',
      received: 'hotel, place',
    });
  });

  it('names the path of a fault in a mapping', () => {
    expect(
      fault(() =>
        parseMapping('m.json', {
          register: 'Mine!',
          format: 'csv',
          signature: ['a'],
          columns: { name: 'a' },
        }),
      ),
    ).toMatchObject({
      file: 'm.json',
      expected: expect.stringContaining('"register"') as string,
      received: '"Mine!"',
    });
  });
});

describe('importText', () => {
  it('takes UTF-8 with or without a byte order mark, and refuses other encodings', () => {
    expect(importText('a.csv', Buffer.from('\uFEFFhôtel'))).toBe('hôtel');
    expect(fault(() => importText('a.csv', Buffer.from('hôtel', 'latin1')))).toMatchObject({
      file: 'a.csv',
      expected: 'a text in UTF-8',
    });
  });
});

describe('readCsv', () => {
  it('reads quotes, doubled quotes, line ends within cells and a byte order mark', () => {
    expect(readCsv('a.csv', '\uFEFFa,b\r\n"x ""y""","1\n2"\r\n\r\nc,d')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x "y"', '1\n2'] },
      { line: 5, cells: ['c', 'd'] },
    ]);
  });
});

describe('titleCase', () => {
  it.each([
    ['HÔTEL DE LA GARE', 'Hôtel de la Gare'],
    ['A L’OUSTAL', 'A l’Oustal'],
    ['Hôtel déjà bien', 'Hôtel déjà bien'],
    ['CASA BLU (DIPENDENZA)', 'Casa Blu (Dipendenza)'],
    ['DOMAINE & SPA', 'Domaine & Spa'],
  ])('%s', (name, written) => expect(titleCase(name)).toBe(written));
});
