import { setTimeout as wait } from 'node:timers/promises';

/** Minimum duration in milliseconds of answers about an address, so that timing does not reveal whether it is known. */
const ANSWER_MS = 120;

/** Waits for work about an address, and for the time that every such answer takes. */
export async function inEvenTime(work: Promise<void>): Promise<void> {
  await Promise.all([work, wait(ANSWER_MS)]);
}
