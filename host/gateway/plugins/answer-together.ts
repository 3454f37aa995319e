import type { ServerResponse } from 'node:http';
import type { AnswerRoom } from '../answers/answer-room.ts';
import type { AnswerText } from '../routes/answer-text.ts';

/** Requests that are answered together at most: the first waits for as many searches, a millisecond or so. */
const MOST = 16;

/** How requests are answered, step by step. */
interface Steps<Asked> {
  /** Where answers are written; it holds them until they are sent. */
  room: AnswerRoom;
  /** Finds what was asked for, and returns how its answer is written. */
  find(asked: Asked): () => AnswerText;
  /** Writes the head of an answer. */
  head(asked: Asked, answer: AnswerText): void;
  /** Takes a request that could not be answered: nothing of an answer was written. */
  refuse(asked: Asked): void;
}

/** What a call returns, and nothing where it throws. */
function attempt<Given, T>(call: (given: Given) => T, given: Given): T | undefined {
  try {
    return call(given);
  } catch {
    return undefined;
  }
}

/**
 * Answers requests when those are read that came in together, each step for all of them: everything is found, then
 * written, then sent. What a step reads and the code that it runs are in the caches of the processor for the second on;
 * and whoever reads the answers on the same machine, a proxy above all, is woken once, which takes as long as half a
 * search.
 */
export function answerTogether<Asked extends { response: ServerResponse }>({
  room,
  find,
  head,
  refuse,
}: Steps<Asked>): (asked: Asked) => void {
  let waiting: Asked[] = [];

  function answerAll(): void {
    const together = waiting;
    waiting = [];
    const writers: ((() => AnswerText) | undefined)[] = [];
    for (const asked of together) writers.push(attempt(find, asked));
    const answers: (AnswerText | undefined)[] = [];
    for (const write of writers) {
      const answer = write && attempt(write, undefined);
      if (answer) room.hold();
      answers.push(answer);
    }
    let isAllSent = true;
    for (let index = 0; index < together.length; index += 1) {
      const asked = together[index]!;
      const answer = answers[index];
      if (!answer) {
        refuse(asked);
        continue;
      }
      head(asked, answer);
      const { response } = asked;
      const { socket } = response;
      response.end(answer.bytes);
      // A visitor who reads slowly, or whose earlier answer is on its way, is sent the rest later.
      if ((socket?.writableLength ?? 1) > 0) isAllSent = false;
    }
    if (isAllSent) room.release();
    else room.leave();
  }

  return (asked) => {
    waiting.push(asked);
    if (waiting.length === 1) setImmediate(answerAll);
    else if (waiting.length === MOST) answerAll();
  };
}
