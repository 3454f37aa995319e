import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoFacts } from '@staykit/demo/facts/demo-facts.ts';
import { createGateway } from '../../../app.ts';
import { OPENING_DAY, openSellingDesk, type SellingDesk } from '../../../fixtures/selling-desk.ts';
import { sellingCatalogue } from '../../../fixtures/selling-catalogue.ts';
import { newSupplierKey, pushTo } from '../../../fixtures/supplier.ts';
import { openReadModel, type ReadModel } from '../../../search/read-model/read-model.ts';
import { catalogueRepository } from '../../store/catalogue-repository.ts';

const QUIET = { info: () => undefined, warn: () => undefined };
let desk: SellingDesk;
let search: ReadModel;
let key: string;
beforeAll(async () => {
  desk = await openSellingDesk();
  search = await openReadModel({
    db: desk.db,
    localTaxes: demoFacts.localTaxes,
    log: QUIET,
    clock: () => desk.clock.now,
  });
  key = await newSupplierKey(desk, 'lake-rooms', 'all');
}, 60_000);
afterAll(async () => {
  await search.close();
  await desk.close();
});

interface HotelPage {
  description: string;
  checkInOut: { checkin: string; checkout: string };
  importantInfos: string[];
}

async function pageOf(locale: string): Promise<HotelPage> {
  const app = await createGateway({
    model: search.present,
    images: { picture: async () => undefined },
    facts: demoFacts,
    clock: () => desk.clock.now,
  });
  const answer = await app.inject(`/api/hotel/1/detail.json?locale=${locale}`);
  await app.close();
  return answer.json<HotelPage>();
}

it('travellers read the description and times of a supplier, and generated ones where there are none', async () => {
  const before = await pageOf('es_ES');
  const item = {
    hotel: '1',
    description: { fr: 'Au bord du lac.', nl: 'Aan het meer.' },
    checkin: '16:30',
    checkout: '09:45',
  };
  const { body } = await pushTo(desk, 'hotels', key, [item, { ...item, hotel: '99' }]);
  expect(body).toMatchObject({ accepted: 1, changed: 1, errors: [{ index: 1, code: 'NOT_FOUND' }] });
  await vi.waitFor(async () => expect((await pageOf('fr_BE')).description).toBe('Au bord du lac.'), 10_000);
  const dutch = await pageOf('nl_NL');
  expect(dutch.description).toBe('Aan het meer.');
  expect(dutch.checkInOut).toEqual({ checkin: '16:30', checkout: '09:45' });
  expect(dutch.importantInfos[0]).toContain('16.30');
  expect((await pageOf('es_ES')).description).toBe(before.description);
}, 30_000);

it('a supplier changes nothing by sending the same again, adds a language, and survives an import', async () => {
  const send = (fields: object) => pushTo(desk, 'hotels', key, [{ hotel: '1', ...fields }]);
  expect((await send({ description: { fr: 'Au bord du lac.' }, checkin: '16:30' })).body.changed).toBe(0);
  expect((await send({ description: { it: 'Sul lago.' } })).body.changed).toBe(1);
  const { places = [], hotels = [] } = sellingCatalogue({ firstDay: OPENING_DAY });
  const repository = catalogueRepository(desk.db);
  await repository.writeBatch({ places, hotels });
  const [first, second] = [await repository.hotelById('1'), await repository.hotelById('2')];
  expect(first?.supplied).toEqual({
    description: { fr: 'Au bord du lac.', nl: 'Aan het meer.', it: 'Sul lago.' },
    checkin: '16:30',
    checkout: '09:45',
  });
  expect(second).not.toHaveProperty('supplied');
});

it('a supplier reads what is wrong with a text or a time', async () => {
  const { body } = await pushTo(desk, 'hotels', key, [
    { hotel: '1', checkin: '25:00' },
    { hotel: '1', description: { de: 'Am See.' } },
    { hotel: '1', description: { fr: 'x'.repeat(4_001) } },
    { hotel: '1', description: { fr: 'a\u0007' } },
    { checkin: '15:00' },
  ]);
  expect(body.accepted).toBe(0);
  expect(body.errors.map(({ message }) => message.slice(0, 60))).toEqual([
    'checkin: expected a time HH:mm, received "25:00".',
    'description.de: unknown field.',
    expect.stringContaining('description.fr: '),
    'description.fr: text without control characters, received "a',
    'hotel: expected the code or the id of a hotel, received noth',
  ]);
});
