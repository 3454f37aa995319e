import type pg from 'pg';
import type { DatabaseLog } from '../database.ts';

/** Milliseconds between two reconnects. */
const RETRY_MS = 1_000;

/** Options of `keepListening`. */
interface Listening {
  channel: string;
  onNotice: (payload: string) => void;
  log: DatabaseLog;
}

/**
 * Listens to a channel on its own connection and reconnects when that breaks. Notifications in between are lost, so
 * callers poll as well. Returns the function that stops it.
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
    // A broken connection emits both `error` and `end`.
    let gone = false;
    const lost = (error?: Error) => {
      if (gone) return;
      gone = true;
      void next.end().catch(() => undefined);
      if (stopped) return;
      // Logged once, not at every failed reconnect.
      if (client === next)
        log.warn({ err: error, channel }, 'the connection for change notifications was lost');
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
      log.info({ channel }, 'change notifications are received again');
    } catch {
      // The next attempt is scheduled already.
    }
  };

  await listen();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
