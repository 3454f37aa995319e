import { resolveTxt } from 'node:dns/promises';
import { checkSmtp } from '@staykit/gateway/mail/smtp-transport.ts';
import type { Env } from '../environment/read-env.ts';
import { ok, weak, type Finding } from './finding.ts';

/** Milliseconds that an answer may take. */
const ANSWER_MS = 5_000;
/** Where the API of each provider is. */
const PROVIDERS: Readonly<Record<string, string>> = {
  stripe: 'https://api.stripe.com/',
  mollie: 'https://api.mollie.com/',
};

/** Checks what a shop needs of the network. Without one, each is weak, and none is missing. */
export async function checkNetwork(env: Env): Promise<Finding[]> {
  const checks = await Promise.all([checkMail(env), checkSender(env), checkProvider(env), checkAddress(env)]);
  return checks.flat();
}

async function checkMail({ smtpUrl }: Env): Promise<Finding[]> {
  if (smtpUrl === undefined) return [];
  const todo = 'Check SMTP_URL: host, port, user and password.';
  const failed = await withLimit(checkSmtp(smtpUrl)).then(
    () => undefined,
    (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'no answer',
  );
  if (failed === undefined) return [ok('mail server', 'lets this shop sign in')];
  return [
    failed === 'EAUTH'
      ? weak('mail server', 'refuses the user or the password', todo)
      : weak('mail server', `cannot be reached from here (${failed})`, todo),
  ];
}

/** Reads what receivers of mails look up of the sender's domain. The name of a DKIM key is in no setting of ours. */
async function checkSender({ smtpUrl, shopMail }: Env): Promise<Finding[]> {
  const domain = shopMail.split('@').at(-1) ?? '';
  if (smtpUrl === undefined || domain.endsWith('.example')) return [];
  const has = async (name: string, start: string) =>
    (
      await withLimit(resolveTxt(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENODATA' || error.code === 'ENOTFOUND') return [];
        throw error;
      })
    ).some((parts) => parts.join('').toLowerCase().startsWith(start));
  try {
    const [spf, dmarc] = await Promise.all([has(domain, 'v=spf1'), has(`_dmarc.${domain}`, 'v=dmarc1')]);
    const lacks = [...(spf ? [] : ['SPF']), ...(dmarc ? [] : ['DMARC'])];
    if (lacks.length === 0) return [ok('sender', `${domain} has SPF and DMARC; DKIM is not checked`)];
    return [
      weak(
        'sender',
        `${domain} has no ${lacks.join(' and no ')}`,
        'Add the records, or mails are taken for spam.',
      ),
    ];
  } catch {
    return [
      weak('sender', `${domain} cannot be looked up from here`, 'Check SPF, DKIM and DMARC of the domain.'),
    ];
  }
}

async function checkProvider({ payment }: Env): Promise<Finding[]> {
  const { PROVIDER: name = '', URL: standIn } = payment;
  const address = standIn ?? PROVIDERS[name];
  if (address === undefined) return [];
  const answer = await answerOf(address);
  if (answer !== undefined) return [ok('provider', `${name} answers`)];
  return [weak('provider', `${name} cannot be reached from here`, `Allow connections to ${address}`)];
}

/** Asks the shop itself, as its visitors and the payment provider do. */
async function checkAddress({ sites = {} }: Env): Promise<Finding[]> {
  const [host] = Object.keys(sites);
  if (host === undefined) return [];
  const address = `https://${host}/healthz`;
  const answer = await answerOf(address);
  if (answer === 200) return [ok('address', `https://${host} answers`)];
  const found = answer === undefined ? 'cannot be reached from here' : `answers ${answer}`;
  return [
    weak(
      'address',
      `${address} ${found}`,
      'Start the shop, point the name at its proxy and give it a certificate: payments are told there.',
    ),
  ];
}

const answerOf = (address: string): Promise<number | undefined> =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) }).then(
    ({ status }) => status,
    () => undefined,
  );

/** Rejects after ANSWER_MS. */
function withLimit<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, ANSWER_MS, Object.assign(new Error('too late'), { code: 'ETIMEDOUT' }));
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
