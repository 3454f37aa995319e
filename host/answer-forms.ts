import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { postBeneficiaryLookup } from '../widgets/contract/beneficiary.ts';
import type { PageRequest } from './render/page.ts';

/** Bytes that the form of a code may have. */
const FORM_LIMIT = 1_024;

/** Where a code is typed, on the shop and below the address of a minisite. */
const CODE_PAGES = ['', '/:minisite'].flatMap((before) =>
  ['', '/login'].map((after) => `${before}/beneficiary${after}`),
);

/** Prints the page that a request asks for. */
export type AnswerPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  posted: PageRequest['posted'],
) => Promise<FastifyReply>;

/** Answers forms that no script does: a gift is shown by its code, as often a minute as the call for it may be asked. */
export function answerForms(app: FastifyInstance, answer: AnswerPage): void {
  app.register(async (forms) => {
    await forms.register(formbody, { bodyLimit: FORM_LIMIT });
    const config = { call: postBeneficiaryLookup.id, limit: postBeneficiaryLookup.limit };
    for (const path of CODE_PAGES)
      forms.post<{ Body: unknown }>(path, { config }, (request, reply) =>
        answer(request, reply, textsOf(request.body)),
      );
  });
}

/** The fields of a form that were sent once, as text. */
function textsOf(body: unknown): PageRequest['posted'] {
  const sent = Object.entries(typeof body === 'object' && body ? body : {});
  return Object.fromEntries(sent.filter(([, value]) => typeof value === 'string'));
}
