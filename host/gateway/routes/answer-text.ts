import type { FastifyReply } from 'fastify';

/**
 * JSON that is ready to be sent: its bytes, each as one letter (`latin1`). Such a text is put together without copying
 * its parts, and is written with the headers in one piece, where bytes would take memory outside the heap and a piece
 * of their own.
 */
export class AnswerText {
  readonly bytes: string;

  constructor(bytes: string) {
    this.bytes = bytes;
  }
}

/** The bytes of a text, each as one letter. */
export const bytesOf = (text: string): string => Buffer.from(text).toString('latin1');

/** An answer, ready to be sent. */
export const toAnswerText = (answer: unknown): AnswerText =>
  answer instanceof AnswerText ? answer : new AnswerText(bytesOf(JSON.stringify(answer)));

/** The type of every answer that is JSON. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends an answer with the headers that were set. No hook sees it on its way. */
export function sendAnswerText(reply: FastifyReply, { bytes }: AnswerText): void {
  const { raw } = reply.hijack();
  const headers = reply.getHeaders();
  headers['content-type'] = JSON_TYPE;
  headers['content-length'] = String(bytes.length);
  raw.writeHead(raw.statusCode, headers as Record<string, string>);
  raw.end(bytes, 'latin1');
}
