import { createHash } from 'node:crypto';
import formbody from '@fastify/formbody';
import type {} from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { GatewayError } from '@staykit/gateway/errors/gateway-error.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { translateFor } from '@staykit/texts/translate-for.ts';
import { languageTag } from '@staykit/values/market/locale.ts';
import { BANK_PATH, type BankVisit, type DemoBank } from './demo-bank.ts';

/** Bytes that its form may have. */
const FORM_LIMIT = 2_048;

const STYLE = `body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:#f2f3f5;color:#1d2430}
main{max-width:26rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:.75rem}
h1{margin:0;font-size:1.25rem}
button{width:100%;min-height:2.75rem;margin-top:1rem;padding:.5rem;font:inherit;border:1px solid #1f4f8f;border-radius:.375rem;background:#fff;color:#1f4f8f}
button:first-of-type{background:#1f4f8f;color:#fff}
:focus-visible{outline:.1875rem solid #b3401c;outline-offset:.125rem}`;

/** Only this style: the page runs no script and loads nothing. */
const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** What a buyer may press, and what it does; undefined stays on the page, for the check of 3-D Secure. */
const DEEDS: Readonly<Record<string, ((bank: DemoBank, id: string) => Promise<void>) | undefined>> = {
  pay: (bank, id) => bank.pay(id),
  check3ds: undefined,
  declined: (bank, id) => bank.leave(id, 'declined'),
  insufficientFunds: (bank, id) => bank.leave(id, 'insufficientFunds'),
  later: (bank, id) => bank.pay(id, true),
  laterRefused: (bank, id) => bank.storeRefused(id, 'insufficientFunds'),
  leave: (bank, id) => bank.leave(id, 'cancelled'),
};

/** The page in place of a bank's, on which a buyer chooses how the payment ends. It asks for no card. */
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
      if (visit.state !== 'open') return reply.redirect(visit.returnUrl, 303);
      const name = String(body.do);
      if (!Object.hasOwn(DEEDS, name))
        throw new GatewayError('BAD_REQUEST', `body: do: one of ${Object.keys(DEEDS).join(', ')}.`);
      const deed = DEEDS[name];
      if (!deed) return show(reply, visit, true);
      await deed(bank, visit.id);
      return reply.redirect(visit.returnUrl, 303);
    },
  );
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

/** `checks`: the step of 3-D Secure, in which the buyer confirms the payment or does not. */
function show(reply: FastifyReply, visit: BankVisit, checks = false): FastifyReply {
  const { locale, amountCents, label, method, stores } = visit;
  const t = translateFor(locale);
  const amount = formatAmount(amountCents, locale);
  const isCard = method === null || method === 'card';
  const choices: [deed: keyof typeof DEEDS, text: string][] = checks
    ? [
        ['pay', t('checkout.bank.confirm')],
        ['declined', t('checkout.bank.reject')],
      ]
    : [
        ['pay', stores ? t('checkout.bank.store') : t('checkout.pay', { amount })],
        ...(stores ? [['laterRefused', t('checkout.bank.laterRefused')] as [string, string]] : []),
        ...(isCard ? [['check3ds', t('checkout.bank.check3ds')] as [string, string]] : []),
        ['declined', t('checkout.bank.declined')],
        ['insufficientFunds', t('checkout.bank.insufficientFunds')],
        ['later', t('checkout.bank.later')],
        ['leave', t('checkout.bank.leave')],
      ];
  reply.helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        // An empty icon: without one Firefox asks for a file, which the policy refuses.
        'img-src': ['data:'],
        'style-src': [STYLE_SOURCE],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
  });
  const title = escape(t('checkout.bank.title'));
  const heading = checks ? escape(t('checkout.bank.checkTitle')) : title;
  return reply
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' })
    .send(
      `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
        `<link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${heading}</h1>` +
        `<p>${escape(t(checks ? 'checkout.bank.check' : 'checkout.bank.note'))}</p>` +
        `<p>${escape(label)}<br><strong>${escape(stores ? t('checkout.bank.storeAmount', { amount }) : amount)}</strong></p><form method="post">` +
        choices.map(([deed, text]) => `<button name="do" value="${deed}">${escape(text)}</button>`).join('') +
        '</form></main></body></html>',
    );
}
