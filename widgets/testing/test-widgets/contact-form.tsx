import type { ContactClient } from '@staykit/client/contact/create-contact-client.ts';
import { ContactForm } from '@staykit/widgets/contact-form/contact-form.tsx';
import type { ContactFormProps } from '@staykit/widgets/contact-form/contact-form.props.ts';
import { sha256 } from '@staykit/core/contact/sha256.ts';
import type { ContactPost } from '@staykit/core/contact/contact-request.ts';
import en from '@staykit/messages/en.json';
import { TEST_NOW } from '../fixtures/criteria.ts';

/** A desk that takes every message, and what it was sent. */
export function fakeContactClient(changes: Partial<ContactClient> = {}) {
  const posts: (ContactPost & Record<string, string>)[] = [];
  const checks: string[] = [];
  const client: ContactClient = {
    mayWrite: async () => undefined,
    contactChallenge: async () => ({
      algorithm: 'SHA-256',
      challenge: sha256('salt7'),
      maxnumber: 50,
      salt: 'salt',
      signature: 'signed',
    }),
    checkContact: async (payload) => {
      checks.push(payload);
      return { token: `token-${checks.length}`, expiresIn: 120 };
    },
    sendContact: async (post, more) => {
      posts.push({ ...post, ...more });
    },
    ...changes,
  };
  return { client, posts, checks };
}

/** A contact form of a French shop with the reference texts and a fixed clock. */
export function testContactForm(props: Partial<ContactFormProps> = {}) {
  return (
    <ContactForm
      client={fakeContactClient().client}
      locale="fr_FR"
      messages={en}
      now={() => TEST_NOW}
      navigate={() => {}}
      {...props}
    />
  );
}
