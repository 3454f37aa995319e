import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Call } from '../../../widgets/contract/call.ts';
import type { Surroundings } from '../answers/answer-cache.ts';
import { stampOf } from '../answers/stamp.ts';
import type { GatewayParts } from '../gateway-parts.ts';
import type { DoorCall, DoorCalls } from '../plugins/door.ts';
import { toAnswerText, type AnswerText } from './answer-text.ts';
import { cacheControlOf, declare, MOUNTS, type CheckedRequest, type RouteSettings } from './declare.ts';

type Sent<Declared extends Call> = z.input<NonNullable<Declared['answer']>>;

/**
 * Declares a call whose answers are the same for every visitor: they are kept from the second time on that they are asked
 * for, and given again as long as nothing of their surroundings changed. The handler may know nothing of the request but its parameters and surroundings.
 */
export function declareKept<Declared extends Call>(
  app: FastifyInstance,
  parts: GatewayParts,
  call: Declared,
  surroundingsOf: (checked: Pick<CheckedRequest<Declared>, 'params' | 'query'>) => Surroundings,
  answer: (checked: Pick<CheckedRequest<Declared>, 'params' | 'query'>) => Sent<Declared> | AnswerText,
  { atDoor, ...settings }: RouteSettings & { atDoor?: AtDoor } = {},
): void {
  const { answers } = parts;
  const answerKept = ({ params, query, request }: CheckedRequest<Declared>): AnswerText => {
    const checked = { params, query };
    if (!answers) return toAnswerText(answer(checked));
    const surroundings = surroundingsOf(checked);
    const stamp = stampOf(parts, surroundings);
    const key = `${call.id} ${JSON.stringify(params ?? '')}${JSON.stringify(query)}`;
    const kept = answers.of(key);
    const isHit = kept !== undefined && kept.stamp === stamp;
    answers.count(isHit);
    const body = isHit ? kept.body : toAnswerText(answer(checked));
    const isAgain = kept !== undefined || answers.isAskedAgain(key);
    if (isAgain && stamp !== undefined)
      answers.keep({ key, surroundings, stamp, body }, request.raw.url ?? '');
    return body;
  };
  declare(app, call, answerKept as never, { ...settings, isKept: true });
  if (call.method === 'GET')
    app.doorCalls.set(MOUNTS[call.base] + call.path, { cacheControl: cacheControlOf(settings), ...atDoor });
}

/** How a call reads and answers a plain address by itself: see plugins/door.ts. */
type AtDoor = Required<Pick<DoorCall, 'read' | 'find' | 'write' | 'surroundingsOf'>>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Where calls are declared that the door may answer. */
    doorCalls: DoorCalls;
  }
}
