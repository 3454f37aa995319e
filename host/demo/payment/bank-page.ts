import { createHash } from 'node:crypto';
import formbody from '@fastify/formbody';
import type {} from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { translateFor } from '@staykit/texts/translate-for.ts';
import { languageTag } from '@staykit/values/market/locale.ts';
import { BANK_PATH, type BankVisit, type DemoBank } from './demo-bank.ts';
import { outcomeOf, TEST_CARDS } from './embedded-provider.ts';

/** Bytes that its form may have. */
const FORM_LIMIT = 2_048;

const STYLE = `body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:#f2f3f5;color:#1d2430}
main{max-width:26rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:.75rem}
h1{margin:0;font-size:1.25rem}label{display:block;margin-top:1rem}
input{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem;font:inherit;border:1px solid #6b7280;border-radius:.375rem}
button{width:100%;min-height:2.75rem;margin-top:1rem;font:inherit;border:1px solid #1f4f8f;border-radius:.375rem;background:#fff;color:#1f4f8f}
button[value=pay]{background:#1f4f8f;color:#fff}[role=alert]{color:#a11212}`;

/** Only this style: the page runs no script and loads nothing. */
const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** The page in place of a bank's, where test cards are typed. */
export async function bankPage(app: FastifyInstance, bank: DemoBank): Promise<void> {
  await app.register(formbody, { bodyLimit: FORM_LIMIT });

  async function open(id: string): Promise<BankVisit> {
    const visit = await bank.visit(id);
    if (!visit) throw new GatewayError('NOT_FOUND', 'The demo bank has no such payment.');
    return visit;
  }

  app.get<{ Params: { id: string } }>(`${BANK_PATH}:id`, async ({ params }, reply) => {
    const visit = await open(params.id);
    return visit.state === 'open' ? show(reply, visit) : reply.redirect(visit.returnUrl, 303);
  });

  app.post<{ Params: { id: string }; Body: Readonly<Record<string, unknown>> | undefined }>(
    `${BANK_PATH}:id`,
    async ({ params, body = {} }, reply) => {
      const visit = await open(params.id);
      const number = typeof body.number === 'string' ? body.number.replace(/\D/g, '') : '';
      if (visit.state !== 'open') return reply.redirect(visit.returnUrl, 303);
      if (body.do === 'leave') await bank.leave(visit.id, 'cancelled');
      else if (asksForCard(visit)) {
        const outcome = outcomeOf(number);
        if (outcome.status === 'refused' && outcome.reason === 'invalidCard')
          return show(reply, visit, 'checkout.error.number');
        if (outcome.status === 'refused') await bank.leave(visit.id, outcome.reason);
        else await bank.pay(visit.id, number === TEST_CARDS.neverAnswers);
      } else await bank.pay(visit.id);
      return reply.redirect(visit.returnUrl, 303);
    },
  );
}

const asksForCard = ({ method }: BankVisit): boolean => method === null || method === 'card';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

function show(reply: FastifyReply, visit: BankVisit, fault?: MessageKey): FastifyReply {
  const { locale, amountCents, label } = visit;
  const t = translateFor(locale);
  const amount = formatAmount(amountCents, locale);
  const field = (name: string, key: MessageKey, complete: string) =>
    `<label>${escape(t(key))}<input name="${name}" autocomplete="${complete}"${
      name === 'holder' ? '' : ' inputmode="numeric"'
    } required></label>`;
  const fields = [
    field('number', 'checkout.number', 'cc-number'),
    field('expiry', 'checkout.expiry', 'cc-exp'),
    field('cvc', 'checkout.cvc', 'cc-csc'),
    field('holder', 'checkout.holder', 'cc-name'),
  ].join('');
  reply.helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'style-src': [STYLE_SOURCE],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
  });
  const title = escape(t('checkout.bank.title'));
  return reply
    .code(fault === undefined ? 200 : 422)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' })
    .send(
      `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
        `<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>` +
        `<p>${escape(t('checkout.bank.note'))}</p><p>${escape(label)}: <strong>${escape(amount)}</strong></p>` +
        (fault === undefined ? '' : `<p role="alert">${escape(t(fault))}</p>`) +
        `<form method="post">${asksForCard(visit) ? fields : ''}` +
        `<button name="do" value="pay">${escape(t('checkout.pay', { amount }))}</button>` +
        `<button name="do" value="leave" formnovalidate>${escape(t('checkout.bank.leave'))}</button>` +
        '</form></main></body></html>',
    );
}
