import type pg from 'pg';
import type { DatabaseLog } from './database.ts';

/** Milliseconds between two tries to listen again after the connection broke. */
const RETRY_MS = 1_000;

/** What is listened to. */
interface Listening {
  channel: string;
  onNotice: (payload: string) => void;
  log: DatabaseLog;
}

/**
 * Hears the notices of a channel on a connection of its own, and listens again when that breaks. Notices of the time
 * between are lost: who listens looks for changes every now and then as well. Returns the function that ends it.
 */
export async function keepListening(
  connect: () => pg.Client,
  { channel, onNotice, log }: Listening,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const listen = async (): Promise<void> => {
    const next = connect();
    // Breaking tells it twice, as an error and as an end.
    let gone = false;
    const lost = (error?: Error) => {
      if (gone) return;
      gone = true;
      void next.end().catch(() => undefined);
      if (stopped) return;
      // Told once, not at every try that fails.
      if (client === next) log.warn({ err: error, channel }, 'listening for changes was interrupted');
      timer = setTimeout(() => void again(), RETRY_MS);
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', (notice) => {
      if (notice.channel === channel) onNotice(notice.payload ?? '');
    });
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      client = next;
      if (stopped) await next.end();
    } catch (error) {
      lost(error as Error);
      throw error;
    }
  };

  const again = async (): Promise<void> => {
    try {
      await listen();
      log.info({ channel }, 'listening for changes again');
    } catch {
      // The next try is set already.
    }
  };

  await listen();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
