import { createResponseCache, type ResponseCache } from '@staykit/gateway/response-cache/response-cache.ts';
import type { ServiceLog } from './service-log.ts';

const MB = 1_024 * 1_024;
/** Milliseconds between two lines about what is kept. */
const TELL_MS = 300_000;

/** The answers that the process keeps, of at most so many megabytes; none for 0. What they save is told to the log. */
export function createAnswerCache(
  megabytes: number,
  log: ServiceLog,
): { answers: ResponseCache | undefined; stop(): void } {
  if (megabytes === 0) return { answers: undefined, stop: () => undefined };
  const answers = createResponseCache(megabytes * MB);
  let told = 0;
  const timer = setInterval(() => {
    const stats = answers.stats();
    if (stats.hits + stats.misses > told) log.info({ ...stats }, 'answers were given again');
    told = stats.hits + stats.misses;
  }, TELL_MS);
  timer.unref();
  return { answers, stop: () => clearInterval(timer) };
}
