import type { ServerResponse } from 'node:http';
import type { AnswerRoom } from '../answers/answer-room.ts';

/** Answers that are sent together at most: the first waits for as many searches, a millisecond or so. */
const MOST = 16;

/**
 * Sends answers when those requests are read that came in together. Whoever reads them on the same machine, a proxy
 * above all, is woken by the first that is sent, which takes as long as half a search; the others find it awake.
 * Bodies stand in the room, which holds them until they are sent.
 */
export function createSender(room: AnswerRoom): (response: ServerResponse, body: Buffer) => void {
  let waiting: { response: ServerResponse; body: Buffer }[] = [];

  function send(): void {
    const together = waiting;
    waiting = [];
    let isAllSent = true;
    for (const { response, body } of together) {
      const { socket } = response;
      response.end(body);
      // A visitor who reads slowly, or whose earlier answer is on its way, is sent the rest later.
      if ((socket?.writableLength ?? 1) > 0) isAllSent = false;
    }
    if (isAllSent) room.release();
    else room.leave();
  }

  return (response, body) => {
    room.hold();
    waiting.push({ response, body });
    if (waiting.length === 1) setImmediate(send);
    else if (waiting.length === MOST) send();
  };
}
