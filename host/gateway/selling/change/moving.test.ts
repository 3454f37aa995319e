import { expect, it } from 'vitest';
import { MOVING_CATALOGUE, movingStory } from '../../fixtures/moving-story.ts';
import { embeddedDatabase } from '../../fixtures/own-database.ts';
import { openSellingDesk } from '../../fixtures/selling-desk.ts';
import { CALL_LIMITS } from '../../http/limit-rate.ts';

movingStory('PGlite', async () => openSellingDesk({ ...MOVING_CATALOGUE, db: await embeddedDatabase() }));
movingStory('a PostgreSQL server', () => openSellingDesk(MOVING_CATALOGUE));

it('a guest who chooses another stay makes only the calls that choosing needs', async () => {
  const desk = await openSellingDesk({ rateLimit: 1_000 });
  const body = { email: 'anna@mail.example', productId: '10', checkin: '2030-06-11', length: 1 };
  const statuses: number[] = [];
  for (let times = 0; times <= CALL_LIMITS.form; times += 1)
    statuses.push((await desk.post('/api/bookings/00000000/move/nights', body)).status);
  await desk.close();
  expect([statuses[0], statuses.at(-2), statuses.at(-1)]).toEqual([404, 404, 429]);
}, 60_000);
