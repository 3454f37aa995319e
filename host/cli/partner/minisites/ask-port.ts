import type { MessagePort } from 'node:worker_threads';
import { answerOf, responseOf, type Answer, type Ask } from './answer.ts';

/** A call of the API, as it is sent to the thread that has it. */
interface Question {
  id: number;
  url: string;
  init: { method: string; headers: Record<string, string>; body?: string };
}

/** What comes back; `fault`: the call failed. */
type Reply = { id: number } & ({ answer: Answer } | { fault: string });

/** Asks the API of another thread. Calls fail when that thread has ended. */
export function askOver(port: MessagePort): Ask {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  const ended = new Error('The thread with the API has ended.');
  let isOpen = true;
  let asked = 0;
  port.on('close', () => {
    isOpen = false;
    for (const asker of waiting.values()) asker.reject(ended);
    waiting.clear();
  });
  port.on('message', (reply: Reply) => {
    const asker = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('answer' in reply) asker?.resolve(reply.answer);
    else asker?.reject(new Error(reply.fault));
  });
  return async (url, { method = 'GET', headers, body, signal }) => {
    signal?.throwIfAborted();
    if (!isOpen) throw ended;
    const id = (asked += 1);
    const answer = Promise.withResolvers<Answer>();
    waiting.set(id, answer);
    const init = { method, headers: Object.fromEntries(new Headers(headers)) };
    const question: Question = { id, url, init: typeof body === 'string' ? { ...init, body } : init };
    port.postMessage(question);
    return responseOf(await answer.promise);
  };
}

/** Answers a thread with the API of this one. */
export function answerOver(port: MessagePort, ask: Ask): void {
  port.on('message', ({ id, url, init }: Question) => {
    void reply(() => ask(url, init)).then((answered) => port.postMessage({ id, ...answered }));
  });
}

async function reply(ask: () => Promise<Response>): Promise<{ answer: Answer } | { fault: string }> {
  try {
    return { answer: await answerOf(await ask()) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
