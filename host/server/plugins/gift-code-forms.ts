import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { postBeneficiaryLookup } from '@staykit/contract/gift/beneficiary.ts';
import type {} from '@staykit/gateway/http/call-access.ts';
import type {} from '@staykit/gateway/http/log-unknown-params.ts';
import type { PageRequest } from '@staykit/site/framework/request/page-request.ts';

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

/**
 * Forms without script: a gift is shown by its code. The rate limit is that of the call for it.
 */
export async function giftCodeForms(app: FastifyInstance, { answer }: { answer: AnswerPage }): Promise<void> {
  await app.register(formbody, { bodyLimit: FORM_LIMIT });
  const config = { call: postBeneficiaryLookup.id, limit: postBeneficiaryLookup.limit };
  for (const path of CODE_PAGES)
    app.post<{ Body: unknown }>(path, { config }, (request, reply) =>
      answer(request, reply, textsOf(request.body)),
    );
}

/** The fields of a form that were sent once, as text. */
function textsOf(body: unknown): PageRequest['posted'] {
  const sent = Object.entries(typeof body === 'object' && body ? body : {});
  return Object.fromEntries(sent.filter(([, value]) => typeof value === 'string'));
}
