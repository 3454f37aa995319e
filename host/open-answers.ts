import { createAnswerCache, type AnswerCache } from './gateway/answers/answer-cache.ts';
import type { ShopLog } from './shop-log.ts';

const MB = 1_024 * 1_024;
/** Milliseconds between two lines about what is kept. */
const TELL_MS = 300_000;

/** The answers that the process keeps, of at most so many megabytes; none for 0. What they save is told to the log. */
export function openAnswers(
  megabytes: number,
  log: ShopLog,
): { answers: AnswerCache | undefined; stop(): void } {
  if (megabytes === 0) return { answers: undefined, stop: () => undefined };
  const answers = createAnswerCache(megabytes * MB);
  let told = 0;
  const timer = setInterval(() => {
    const stats = answers.stats();
    if (stats.hits + stats.misses > told) log.info({ ...stats }, 'answers were given again');
    told = stats.hits + stats.misses;
  }, TELL_MS);
  timer.unref();
  return { answers, stop: () => clearInterval(timer) };
}
