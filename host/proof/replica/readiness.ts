import type { DatabaseState } from '@staykit/gateway/database/database.ts';
import { askFrom } from './ask-from.ts';
import type { Process } from './run-processes.ts';

/** What a process says of itself. */
export interface Readiness extends Partial<DatabaseState> {
  /** HTTP status of `/readyz`. */
  code: number;
  status?: string;
}

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds until something holds; infinite when it does not within the limit. */
export async function until(holds: () => boolean | Promise<boolean>, limitMs: number): Promise<number> {
  for (const from = Date.now(); ; await wait(50)) {
    if (await holds()) return Date.now() - from;
    if (Date.now() - from > limitMs) return Number.POSITIVE_INFINITY;
  }
}

/** What `/readyz` says at an address. */
export async function readiness(origin: string): Promise<Readiness> {
  try {
    const { status: code, body } = await askFrom('127.0.0.1', { url: `${origin}/readyz` });
    return { ...(body as Omit<Readiness, 'code'>), code };
  } catch {
    return { code: 0 };
  }
}

/** Milliseconds until every process says something of itself. */
export async function untilAllSay(
  hosts: readonly Process[],
  holds: (readiness: Readiness) => boolean,
  limitMs: number,
): Promise<number> {
  const times = hosts.map(({ port }) =>
    until(async () => holds(await readiness(`http://127.0.0.1:${port}`)), limitMs),
  );
  return Math.max(...(await Promise.all(times)));
}

/** Asks `/readyz` as a balancer does, until the function that comes back is called: it gives all that was said. */
export function pollReadiness(origin: string): () => Promise<Readiness[]> {
  const heard: Readiness[] = [];
  let stopped = false;
  const polling = (async () => {
    while (!stopped) {
      heard.push(await readiness(origin));
      await wait(100);
    }
  })();
  return async () => {
    stopped = true;
    await polling;
    return heard;
  };
}
