import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSellingDesk, type SellingDesk } from '@staykit/gateway/fixtures/selling-desk.ts';
import { suppliedLines, undatedLines } from '@staykit/gateway/fixtures/supplied-shop.ts';
import { newSupplierKey } from '@staykit/gateway/fixtures/supplier.ts';
import { photoId } from '@staykit/gateway/images/photo-store.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { runStaykit } from '../run-staykit.ts';
import { pushLines } from './push-lines.ts';
import { readInventoryFile, type FileLine } from './read-inventory-file.ts';
import type { PushAnswer } from './send-items.ts';

const folder = mkdtempSync(join(tmpdir(), 'staykit-push-'));
let desk: SellingDesk;
let shop: string;
beforeAll(async () => {
  desk = await openSellingDesk({ hotels: 3, photosDir: join(folder, 'stored') });
  await desk.app.listen({ port: 0, host: '127.0.0.1' });
  shop = `http://127.0.0.1:${(desk.app.server.address() as AddressInfo).port}`;
  vi.stubEnv('STAYKIT_KEY', await newSupplierKey(desk, 'lake-rooms', 'all'));
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await desk.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => void vi.restoreAllMocks());

/** Pushes a file and collects what the command prints. */
async function pushFile(name: string, text: string | Buffer, to = shop) {
  const file = join(folder, name);
  writeFileSync(file, text);
  const out: string[] = [];
  const err: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line.replace(file, name)));
  const status = await runStaykit(['inventory', 'push', file, '--shop', to]);
  return { status, out: out.map((line) => line.replace(/ in [\d.]+ s/, '')), err: err.toSorted() };
}

const HEADER = 'hotel,from,to,price,allotment,closed';

describe('a supplier who pushes a file', () => {
  it('has its nights set, and nothing changed by the same file again', async () => {
    const csv = `${HEADER}\n1,2030-06-10,2030-06-16,14900,4,\n2,2030-06-10,,15900,3,false\n`;
    expect(await pushFile('nights.csv', csv)).toEqual({
      status: 0,
      out: ['2 lines: 2 taken, 0 not; 8 nights changed.'],
      err: [],
    });
    expect((await desk.stock('1')).slice(25, 34)).toEqual([2, 4, 4, 4, 4, 4, 4, 4, 2]);
    expect((await pushFile('again.csv', csv)).out).toEqual(['2 lines: 2 taken, 0 not; 0 nights changed.']);
    const lines = [
      { hotel: '1', from: '2030-06-10', to: '2030-06-16', price: 14_900 },
      { hotel: '3', from: '2030-06-10', minimumStay: 3, closedToArrival: false },
    ];
    const jsonl = lines.map((line) => `${JSON.stringify(line)}\r\n`).join('\n');
    expect((await pushFile('nights.jsonl', jsonl)).out).toEqual([
      '2 lines: 2 taken, 0 not; 1 nights changed.',
    ]);
  });

  it('reads the line and the reason of each wrong line, and has the good ones taken', async () => {
    const csv = [
      HEADER,
      '1,2030-07-01,,14900,6,',
      '1,2030-07-02,,much,6,',
      '99,2030-07-01,,14900,6,',
      '2,2030-07-01,,14900',
      '',
      '"2","2030-07-01","",14900,6,""',
      '2,2036-07-01,,14900,6,perhaps',
    ].join('\n');
    expect(await pushFile('mixed.csv', csv)).toEqual({
      status: 1,
      out: ['6 lines: 2 taken, 4 not; 2 nights changed.'],
      err: [
        'mixed.csv:3: BAD_REQUEST: price: expected a whole number from 1 to 10000000, received "much".',
        'mixed.csv:4: NOT_FOUND: hotel: unknown, or not a hotel of this key.',
        'mixed.csv:5: cells: expected 6 separated by ",", received 4',
        'mixed.csv:8: BAD_REQUEST: closed: expected true or false, received "perhaps".',
      ],
    });
    expect((await pushFile('broken.jsonl', '{"hotel":"1"\n[]\n')).err).toEqual([
      'broken.jsonl:1: expected a JSON object on one line',
      'broken.jsonl:2: BAD_REQUEST: expected an object with the fields of an item.',
    ]);
  });

  it('never sells at a part of a price: the header alone says how cells are separated, and cents have no decimals', async () => {
    const before = await desk.stock('1');
    for (const [name, lines, problems] of [
      [
        'comma.csv',
        [
          'hotel;from;price;allotment',
          '1;2030-06-20;149,90',
          '1;2030-06-20;149,90;4',
          '1;2030-06-20;149.00;4',
        ],
        [
          '2: cells: expected 4 separated by ";", received 3',
          '3: BAD_REQUEST: price: expected a whole number from 1 to 10000000, received "149,90".',
          '4: BAD_REQUEST: price: expected a whole number from 1 to 10000000, received "149.00".',
        ],
      ],
      [
        'many.csv',
        ['hotel,from,price,allotment', '1,2030-06-20,149,90,4', '1,2030-06-20,"149,90",4'],
        [
          '2: cells: expected 4 separated by ",", received 5',
          '3: BAD_REQUEST: price: expected a whole number from 1 to 10000000, received "149,90".',
        ],
      ],
      [
        'tab.csv',
        ['hotel\tfrom\tprice', '1\t2030-06-20\t149,90', '1;2030-06-20;14990'],
        [
          '2: BAD_REQUEST: price: expected a whole number from 1 to 10000000, received "149,90".',
          '3: cells: expected 3 separated by "\\t", received 1',
        ],
      ],
    ] as const)
      expect(await pushFile(name, lines.join('\n'))).toEqual({
        status: 1,
        out: [`${problems.length} lines: 0 taken, ${problems.length} not; 0 nights changed.`],
        err: problems.map((problem) => `${name}:${problem}`),
      });
    expect(await desk.stock('1')).toEqual(before);
  });

  it('is read in UTF-8 only, with or without a byte order mark', async () => {
    const item = JSON.stringify({ hotel: '1', from: '2030-06-25', minimumStay: 2 });
    expect((await pushFile('mark.jsonl', `\uFEFF${item}\n${item}`)).out).toEqual([
      '2 lines: 2 taken, 0 not; 1 nights changed.',
    ]);
    const windows = Buffer.from(
      JSON.stringify({ kind: 'hotel', hotel: '1', name: 'Auberge d’Éole' }).replace('’', "'"),
      'latin1',
    );
    expect(await pushFile('windows.jsonl', windows)).toMatchObject({
      status: 1,
      out: [],
      err: [expect.stringContaining('windows.jsonl: expected a text in UTF-8') as string],
    });
    expect(
      await pushFile('windows.csv', Buffer.from(`${HEADER}\nÉole,2030-06-25,,14900,6,\n`, 'latin1')),
    ).toMatchObject({
      status: 1,
      err: [expect.stringContaining('windows.csv: expected a text in UTF-8') as string],
    });
  });

  it('has descriptions of hotels taken from JSON lines', async () => {
    const file = join(folder, 'hotels.jsonl');
    writeFileSync(file, `${JSON.stringify({ hotel: '1', description: { fr: 'Au bord du lac.' } })}\n`);
    const out = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const err = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await runStaykit(['inventory', 'push', file, '--hotels', '--shop', shop])).toBe(0);
    expect(out.mock.calls[0]?.[0]).toMatch(/^1 lines: 1 taken, 0 not; 1 hotels changed/);
    expect(await runStaykit(['inventory', 'push', join(folder, 'nights.csv'), '--hotels'])).toBe(1);
    expect(err.mock.calls[0]?.[0]).toContain('expected JSON lines');
  });

  it('has lines of all kinds taken in one file, whatever their order, and nothing changed by it again', async () => {
    const photo = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#a97' } })
      .jpeg()
      .toBuffer();
    writeFileSync(join(folder, 'voucher.jpg'), photo);
    const file = [...suppliedLines('2030-06-10', 5), ...undatedLines('2030-06-10')]
      .map((line) => (line.kind === 'voucher' ? { ...line, photos: [{ file: 'voucher.jpg' }] } : line))
      .toReversed()
      .map((line) => JSON.stringify(line))
      .join('\n');
    expect(await pushFile('all.jsonl', file)).toEqual({
      status: 0,
      out: ['18 lines: 18 taken, 0 not; 26 items changed.'],
      err: [],
    });
    expect((await pushFile('all.jsonl', file)).out).toEqual(['18 lines: 18 taken, 0 not; 0 items changed.']);
    const [offer] = await desk.db.query<{ pictures: string[] }>(
      "select data->'pictures' as pictures from offers where kind = 'voucher' and data->'pictures' is not null",
    );
    expect(offer?.pictures).toEqual([photoId(photo)]);
    const wrong = await pushFile(
      'wrong.jsonl',
      '{"kind":"hotle","hotel":"a"}\n{"kind":"room","hotel":"lakeside","room":"attic"}\n',
    );
    expect(wrong).toMatchObject({
      status: 1,
      err: [
        'wrong.jsonl:1: kind: expected one of hotel, policies, room, activity, plan, extra, voucher, photos, box, activityDays, nights, received "hotle"',
        'wrong.jsonl:2: BAD_REQUEST: name: required for a new room type.',
      ],
    });
  });

  it('reads one error for each cause: lines that need a refused one are counted', async () => {
    const LOFT = { fr: 'Loft', es: 'Loft', nl: 'Loft', it: 'Loft' };
    const lines = [
      { kind: 'hotel', hotel: 'mill', stars: 3 },
      { kind: 'room', hotel: 'mill', room: 'loft', name: LOFT },
      { kind: 'plan', hotel: 'mill', plan: 'all', room: 'loft', type: 'weekend', name: LOFT },
      { kind: 'nights', hotel: 'mill', from: '2030-06-10', price: 9_000 },
      { kind: 'nights', hotel: 'mile', from: '2030-06-10', price: 9_000 },
      { kind: 'nights', hotel: 'mile', from: '2030-06-11', price: 9_000 },
      { kind: 'room', hotel: '1', room: 'attic' },
      { kind: 'nights', hotel: '1', room: 'attic', from: '2030-06-10', price: 9_000 },
    ];
    const { status, out, err } = await pushFile(
      'causes.jsonl',
      lines.map((line) => JSON.stringify(line)).join('\n'),
    );
    expect(status).toBe(1);
    expect(err.map((line) => line.replace(/(BAD_REQUEST: ).*(required for a new hotel)/, '$1$2'))).toEqual([
      'causes.jsonl:1: BAD_REQUEST: required for a new hotel.',
      'causes.jsonl:5: NOT_FOUND: hotel: unknown, or not a hotel of this key.',
      'causes.jsonl:7: BAD_REQUEST: name: required for a new room type.',
    ]);
    expect(out).toEqual([
      '8 lines: 0 taken, 8 not; 0 items changed.',
      expect.stringMatching(/^5 of these were not taken for a reason above alone/),
    ]);
  });

  it('is told at once that nobody has the name of the shop, and of an address that works', async () => {
    const ask = vi.spyOn(globalThis, 'fetch').mockRejectedValue(
      new TypeError('fetch failed', {
        cause: Object.assign(new Error('getaddrinfo ENOTFOUND shop.localhost'), { code: 'ENOTFOUND' }),
      }),
    );
    const csv = `${HEADER}\n1,2030-06-10,,14900,4,\n`;
    const { status, err } = await pushFile('nights.csv', csv, 'http://shop.localhost:3150');
    expect([status, ask.mock.calls.length]).toEqual([1, 1]);
    expect(err[0]).toContain('finds no host shop.localhost. Nothing was sent.');
    expect(err[0]).toContain('--shop http://localhost:3150');
    ask.mockRestore();
  });

  it('has photos sent that the shop does not have, and reads which files it refuses', async () => {
    const photo = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#79a' } })
      .jpeg()
      .toBuffer();
    mkdirSync(join(folder, 'lake'), { recursive: true });
    writeFileSync(join(folder, 'lake/front.jpg'), photo);
    writeFileSync(join(folder, 'lake/text.jpg'), 'not a picture');
    const file = join(folder, 'photos.jsonl');
    const lines = [
      { hotel: '1', photos: [{ file: 'lake/front.jpg', caption: { fr: 'La façade' } }] },
      { hotel: '2', photos: [{ file: 'lake/none.jpg' }] },
      { hotel: '3', photos: [{ file: 'lake/text.jpg' }] },
    ];
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    const pushed = vi.spyOn(globalThis, 'fetch');
    const out = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const err = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const push = () => runStaykit(['inventory', 'push', file, '--photos', '--shop', shop]);
    const sent = () => pushed.mock.calls.filter(([, init]) => init?.method === 'POST').length;
    expect(await push()).toBe(1);
    expect(out.mock.calls[0]?.[0]).toMatch(/^3 lines: 1 taken, 2 not; 1 items changed/);
    expect(err.mock.calls.map(([line]) => String(line).replace(file, 'photos.jsonl'))).toEqual([
      'photos.jsonl:2: lake/none.jpg: the file does not exist.',
      'photos.jsonl:3: lake/text.jpg: data: expected a JPEG, PNG, WebP or AVIF picture.',
    ]);
    expect(sent()).toBe(2);
    const again = sent();
    writeFileSync(file, JSON.stringify(lines[0]));
    expect(await push()).toBe(0);
    expect(out.mock.calls[1]?.[0]).toMatch(/^1 lines: 1 taken, 0 not; 0 items changed/);
    expect(sent()).toBe(again);
  });

  it('is told of a file, key or shop that cannot be used, and nothing is sent', async () => {
    expect((await pushFile('names.csv', 'hotel,from,rooms\n1,2030-07-01,3\n')).err[0]).toContain(
      'names.csv:1: expected a header with hotel, from',
    );
    const csv = `${HEADER}\n1,2030-08-01,,14900,6,\n`;
    expect((await pushFile('nights.csv', csv, 'shop')).err[0]).toContain('--shop must be an origin');
    const valid = process.env['STAYKIT_KEY'] ?? '';
    vi.stubEnv('STAYKIT_KEY', valid.slice(0, -1));
    expect((await pushFile('nights.csv', csv)).err[0]).toContain('answered 401 SUPPLIER_KEY_INVALID');
    vi.stubEnv('STAYKIT_KEY', '');
    expect((await pushFile('nights.csv', csv)).err[0]).toContain('STAYKIT_KEY: expected a key');
    vi.stubEnv('STAYKIT_KEY', valid);
    expect((await desk.stock('1'))[78]).toBe(2);
  });

  it('sends again what the shop did not answer', async () => {
    const real = globalThis.fetch;
    let failures = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      failures += 1;
      if (failures === 1) throw new TypeError('fetch failed');
      if (failures === 2) return new Response('', { status: 503, headers: { 'Retry-After': '0' } });
      return real(...asked);
    });
    const { out } = await pushFile('retry.csv', `${HEADER}\n1,2030-08-01,,14900,6,\n`);
    expect(out).toEqual(['1 lines: 1 taken, 0 not; 1 nights changed.']);
    expect(failures).toBe(3);
  });
});

describe('a file of any length', () => {
  it('is read only as fast as the shop takes it, and the last line of a night counts', async () => {
    let ahead = 0;
    let most = 0;
    async function* lines(): AsyncGenerator<FileLine> {
      for (let line = 1; line <= 30_000; line += 1) {
        ahead += 1;
        most = Math.max(most, ahead);
        yield {
          line,
          kind: 'nights',
          item: { hotel: String(line % 7), from: addDays('2030-06-10', line % 9), price: line },
        };
      }
    }
    const prices = new Map<string, number>();
    const send = async (items: readonly unknown[]): Promise<PushAnswer> => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 3));
      for (const { hotel, from, price } of items as { hotel: string; from: string; price: number }[])
        prices.set(`${hotel} ${from}`, price);
      ahead -= items.length;
      return { accepted: items.length, changed: 0, errors: [] };
    };
    const report = await pushLines(lines(), send, () => undefined);
    expect(report).toMatchObject({ lines: 30_000, accepted: 30_000, rejected: 0 });
    expect(most).toBeLessThanOrEqual(8_001);
    expect([...prices.values()].toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 63 }, (_, index) => 30_000 - 62 + index),
    );
  });

  it('keeps line numbers over quoted line breaks', async () => {
    const file = join(folder, 'quoted.csv');
    writeFileSync(file, '\uFEFFhotel;from;room\r\n1;2030-06-10;"stan\ndard"\r\n2;2030-06-10;\r\n');
    const read: FileLine[] = [];
    for await (const line of readInventoryFile(file)) read.push(line);
    expect(read.map(({ line }) => line)).toEqual([3, 4]);
    expect(read.at(-1)).toEqual({ line: 4, kind: 'nights', item: { hotel: '2', from: '2030-06-10' } });
  });
});
