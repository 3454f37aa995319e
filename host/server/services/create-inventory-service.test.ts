import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSellingDesk, type SellingDesk } from '@staykit/gateway/fixtures/selling-desk.ts';
import { createPhotoStore } from '@staykit/gateway/images/photo-store.ts';
import { createInventoryService } from './create-inventory-service.ts';

let desk: SellingDesk;
const photos = createPhotoStore('/nowhere');
beforeAll(async () => {
  desk = await openSellingDesk();
}, 60_000);
afterAll(() => desk.close());

it('an operator has the inventory reconciled once a night, by one process of several', async () => {
  let now = Date.UTC(2030, 5, 1, 1, 59);
  let runs = 0;
  const log = { info: () => void (runs += 1), error: () => undefined };
  const services = [1, 2, 3].map(() =>
    createInventoryService({ db: desk.db, photos, clock: () => now, log }, { lookMs: 5 }),
  );
  const looks = () => new Promise((resolve) => setTimeout(resolve, 200));
  await looks();
  expect(runs).toBe(0);
  now = Date.UTC(2030, 5, 1, 2, 5);
  await vi.waitFor(() => expect(runs).toBe(1));
  await looks();
  expect(runs).toBe(1);
  now = Date.UTC(2030, 5, 2, 3);
  await vi.waitFor(() => expect(runs).toBe(2));
  await looks();
  expect(runs).toBe(2);
  await Promise.all(services.map((service) => service.stop()));
}, 30_000);
