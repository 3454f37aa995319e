import { dayInUtc } from '../../catalogue/calendar-day.ts';
import type { Queryable } from '../../database/database.ts';
import { GatewayError } from '../../errors/gateway-error.ts';
import { erasePerson, upcomingStays } from '../../upkeep/erase-person.ts';
import type { AccountRecord } from './account-repository.ts';

/** Deletes an account and erases its person from all tables. Throws `STAYS_TO_COME`. */
export async function endAccount(tx: Queryable, { email }: AccountRecord, now: number): Promise<void> {
  if ((await upcomingStays(tx, email, dayInUtc(now))).length > 0)
    throw new GatewayError('STAYS_TO_COME', 'A stay booked with this e-mail address is still to come.');
  await erasePerson(tx, email);
}
