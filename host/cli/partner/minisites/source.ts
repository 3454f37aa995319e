import { createGateway } from '@staykit/gateway/app.ts';
import { dayInUtc } from '@staykit/gateway/catalogue/calendar-day.ts';
import { inProcessFetch } from '@staykit/gateway/http/in-process-fetch.ts';
import type { Env } from '../../../server/environment/read-env.ts';
import { progressBar } from '../../../server/progress-bar.ts';
import { createServices } from '../../../server/services/create-services.ts';
import { answerOf, responseOf, type Answer } from './answer.ts';
import type { Ask } from './exporter.ts';

/** Where pages are made from. */
export interface Source {
  /** Answers calls of the API; those that pages share are made once. */
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
      ask: remembered((path, init) => fetch(from + path, init)),
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
    ask: remembered(inProcessFetch(gateway)),
    state: `${services.change} ${today}`,
    close: async () => {
      await gateway.close();
      await services.close();
    },
  };
}

/** Caches calls by address: minisites of a locale show the same offers. The partner's id does not affect lists. */
function remembered(ask: Ask): Ask {
  const answers = new Map<string, Promise<Answer>>();
  return async (url, init) => {
    if (init.method === 'POST') return ask(url, init);
    const { signal: _, ...rest } = init;
    const known = answers.get(url) ?? ask(url, rest).then(answerOf);
    answers.set(url, known);
    // What failed once is asked again for the next minisite.
    known.catch(() => answers.delete(url));
    return responseOf(await known);
  };
}
