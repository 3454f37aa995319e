import type { Answered } from '@staykit/contract/call-values.ts';
import type { ContactPost } from '@staykit/core/contact/contact-request.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { isOwnPage, siteOrigin } from '../transport/call-bases.ts';
import { getContactChallenge } from '../calls/get-contact-challenge.generated.ts';
import { postContact } from '../calls/post-contact.generated.ts';
import { postContactCheck } from '../calls/post-contact-check.generated.ts';
import { createReadTransport } from '../transport/create-read-transport.ts';
import type { ClientOptions } from '../transport/client-options.ts';
import { posting } from '../transport/create-transport.ts';
import type { CallOptions } from '../stay-client.ts';

/** The work that the shop's bot gate gives to a browser. */
export type ContactChallenge = Answered<'getContactChallenge'>;

/** Leave to send the form once. */
export type ContactPass = Answered<'postContactCheck'>;

/** The calls of a contact form. */
export interface ContactClient {
  /** Rejects with `FORBIDDEN` where the shop takes no messages from this page. Asked on pages of other origins alone. */
  mayWrite(call?: CallOptions): Promise<void>;
  /** What the browser has to work out. */
  contactChallenge(call?: CallOptions): Promise<ContactChallenge>;
  /** Hands the proof in. */
  checkContact(payload: string, call?: CallOptions): Promise<ContactPass>;
  /** Posts the form as a browser posts one, with what else is sent beside its fields. [SAPI-12] */
  sendContact(post: ContactPost, more?: Readonly<Record<string, string>>, call?: CallOptions): Promise<void>;
}

/** Where the form goes, if not to the shop. */
export interface ContactSettings {
  /** A path below the site of the API, or a whole address. Default: the contact call of the API. [SAPI-12] */
  endpoint?: string;
}

/**
 * The calls of a contact form. The form is answered by a redirect, which is not followed: that it came is the answer. The
 * form is never sent twice by itself.
 */
export function createContactClient(
  options: ClientOptions,
  { endpoint }: ContactSettings = {},
): ContactClient {
  const ask = options.fetch ?? fetch;
  const reads = createReadTransport(options);
  const writes = createReadTransport({
    ...options,
    retries: 0,
    fetch: async (url, init) => {
      const answer = await ask(url, init);
      const isTaken = answer.ok || answer.type === 'opaqueredirect';
      return isTaken && init.redirect === 'manual' ? new Response('0') : answer;
    },
  });
  const contactChallenge: ContactClient['contactChallenge'] = (call) =>
    reads.send(getContactChallenge, { locale: options.locale }, call);
  return {
    contactChallenge,
    async mayWrite(call) {
      if (isOwnPage(options)) return;
      try {
        await contactChallenge(call);
      } catch (thrown) {
        // Whatever else fails may work when the form is sent.
        if (!(thrown instanceof StayError) || thrown.code !== 'FORBIDDEN') return;
        const { origin } = location;
        const message = `contact-form: ${siteOrigin(options)} takes no messages from ${origin}: the shop has to add it to "origins" in the partner file`;
        // oxlint-disable-next-line no-console -- a developer of the page reads what to ask the shop for
        console.warn(message);
        throw new StayError('FORBIDDEN', message, { origin });
      }
    },
    checkContact: (payload, call) => writes.send(postContactCheck, { payload }, { ...call, init: posting }),
    sendContact: (post, more, call) =>
      writes.send(
        endpoint === undefined ? postContact : { ...postContact, ...elsewhere(endpoint) },
        { ...post, ...more },
        {
          ...call,
          // An agent of the customer care is known by a cookie, on the shop's own pages alone.
          init: (values) => ({
            method: 'POST',
            redirect: 'manual',
            credentials: 'same-origin',
            body: new URLSearchParams(values as Record<string, string>),
          }),
        },
      ),
  };
}

/** Where a form goes that the shop does not take: below its site, or a whole address. */
function elsewhere(path: string) {
  return { path, base: path.startsWith('/') ? siteOrigin : () => '' };
}
