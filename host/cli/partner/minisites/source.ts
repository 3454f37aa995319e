import { createGateway } from '@staykit/gateway/app.ts';
import { dayInUtc } from '@staykit/gateway/catalogue/calendar-day.ts';
import { inProcessFetch } from '@staykit/gateway/http/in-process-fetch.ts';
import type { Env } from '../../../server/environment/read-env.ts';
import { progressBar } from '../../../server/progress-bar.ts';
import { createServices } from '../../../server/services/create-services.ts';
import type { Ask } from './answer.ts';

/** Where pages are made from. */
export interface Source {
  /** Answers calls of the API. */
  ask: Ask;
  /** Changes with the catalogue. */
  state: string;
  close(): Promise<void>;
}

/** The source of an export: a running shop, or the database in this process. */
export async function openSource(env: Env, from: string | undefined): Promise<Source> {
  if (from !== undefined) {
    // A remote shop does not report changes, so the state changes hourly, like the refresh of its pages.
    const hour = Math.floor(Date.now() / 3_600_000);
    return {
      ask: (path, init) => fetch(from + path, init),
      state: `${from} ${hour}`,
      close: async () => undefined,
    };
  }
  const today = dayInUtc();
  const services = await createServices({ ...env, lean: true }, today, {
    filling: progressBar(process.stderr, 'Filling the catalogue'),
    reading: () => undefined,
  });
  const gateway = await createGateway({ ...services.parts, rateLimit: 0 });
  return {
    ask: inProcessFetch(gateway),
    state: `${services.change} ${today}`,
    close: async () => {
      await gateway.close();
      await services.close();
    },
  };
}
