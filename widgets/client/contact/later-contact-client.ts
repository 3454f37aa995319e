import { frontGateway, isOwnPage } from '../call-bases.ts';
import { getContactChallenge } from '../calls/get-contact-challenge.generated.ts';
import type { ClientOptions } from '../create-transport.ts';
import type { ContactClient } from './create-contact-client.ts';

/** The calls of a contact form, fetched with the first of them: who only reads the page makes none. */
export function createLaterContactClient(options: ClientOptions): ContactClient {
  const calls = async () => (await import('./create-contact-client.ts')).createContactClient(options);
  return {
    // Asked by every form that starts: a bare look at the status, and the words only for a refusal.
    mayWrite: async (call) => {
      if (isOwnPage(options)) return;
      const timeout = AbortSignal.timeout(4_500);
      const signal = call?.signal ? AbortSignal.any([call.signal, timeout]) : timeout;
      const url = frontGateway(options) + getContactChallenge.path;
      const answer = await (options.fetch ?? fetch)(url, { signal, credentials: 'omit' }).catch(
        () => undefined,
      );
      if (answer?.status === 403) await (await calls()).mayWrite(call);
    },
    contactChallenge: async (...rest) => (await calls()).contactChallenge(...rest),
    checkContact: async (...rest) => (await calls()).checkContact(...rest),
    sendContact: async (...rest) => (await calls()).sendContact(...rest),
  };
}
