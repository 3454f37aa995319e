import type { ClientOptions } from '../create-transport.ts';
import type { ContactClient } from './create-contact-client.ts';

/** The calls of a contact form, fetched with the first of them: who only reads the page makes none. */
export function createLaterContactClient(options: ClientOptions): ContactClient {
  const calls = async () => (await import('./create-contact-client.ts')).createContactClient(options);
  return {
    contactChallenge: async (...rest) => (await calls()).contactChallenge(...rest),
    checkContact: async (...rest) => (await calls()).checkContact(...rest),
    sendContact: async (...rest) => (await calls()).sendContact(...rest),
  };
}
