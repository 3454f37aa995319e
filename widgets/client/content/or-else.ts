import { StayError } from '@staykit/values/errors/catalogue.ts';

/**
 * What a call answers, or `fallback` when it fails: the page is whole without it. The transport has reported the
 * failure already. A call that was cancelled still rejects, since nobody waits for it.
 */
export async function orElse<Answer, Fallback>(
  answer: Promise<Answer>,
  fallback: Fallback,
): Promise<Answer | Fallback> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StayError) return fallback;
    throw error;
  }
}
