import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { postBeneficiaryLookup } from '@staykit/contract/gift/beneficiary.ts';
import { postStayReview } from '@staykit/contract/visitor/guest-review.ts';
import type {} from '@staykit/gateway/http/call-access.ts';
import type {} from '@staykit/gateway/http/log-unknown-params.ts';
import type { PageRequest } from '@staykit/site/framework/request/page-request.ts';

/** Where a code is typed, on the shop and below the address of a minisite. */
const CODE_PAGES = ['', '/:minisite'].flatMap((before) =>
  ['', '/login'].map((after) => `${before}/beneficiary${after}`),
);

/** The forms: their paths, the call whose rate limit they have, and the bytes that one may have. */
const FORMS = [
  { paths: CODE_PAGES, call: postBeneficiaryLookup, bodyLimit: 1_024 },
  // Two texts of 2,000 characters, of which one may take nine bytes in a form.
  { paths: ['/review'], call: postStayReview, bodyLimit: 48 * 1_024 },
] as const;

/** Prints the page that a request asks for. */
export type AnswerPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  posted: PageRequest['posted'],
) => Promise<FastifyReply>;

/** Forms without script, which a page answers: a gift is shown by its code, a guest writes a review. */
export async function pageForms(app: FastifyInstance, { answer }: { answer: AnswerPage }): Promise<void> {
  await app.register(formbody, { bodyLimit: 48 * 1_024 });
  for (const { paths, call, bodyLimit } of FORMS)
    for (const path of paths)
      app.post<{ Body: unknown }>(
        path,
        { bodyLimit, config: { call: call.id, limit: call.limit } },
        (request, reply) => answer(request, reply, textsOf(request.body)),
      );
}

/** The fields of a form that were sent once, as text. */
function textsOf(body: unknown): PageRequest['posted'] {
  const sent = Object.entries(typeof body === 'object' && body ? body : {});
  return Object.fromEntries(sent.filter(([, value]) => typeof value === 'string'));
}
