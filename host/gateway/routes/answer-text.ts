import type { FastifyReply } from 'fastify';
import { answerRoom } from '../answers/answer-room.ts';

/**
 * JSON that is ready to be sent. Its bytes may stand in the room of answers, where the next answer is written over them:
 * whoever keeps them longer makes a copy.
 */
export class AnswerText {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** The same with bytes of its own. */
  copy(): AnswerText {
    return new AnswerText(Buffer.from(this.bytes));
  }
}

/** An answer, ready to be sent. */
export function toAnswerText(answer: unknown): AnswerText {
  if (answer instanceof AnswerText) return answer;
  answerRoom.begin();
  answerRoom.text(JSON.stringify(answer));
  return new AnswerText(answerRoom.written());
}

/** The type of every answer that is JSON. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends an answer with the headers that were set. No hook sees it on its way. */
export function sendAnswerText(reply: FastifyReply, answer: AnswerText): void {
  const { bytes } = answer.copy();
  const { raw } = reply.hijack();
  const headers = reply.getHeaders();
  headers['content-type'] = JSON_TYPE;
  headers['content-length'] = String(bytes.length);
  raw.writeHead(raw.statusCode, headers as Record<string, string>);
  raw.end(bytes);
}
