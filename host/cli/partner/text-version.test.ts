import { describe, expect, it } from 'vitest';
import type { ContentClient } from '@staykit/client/content/create-content-client.ts';
import type { Messages } from '@staykit/messages/translate.ts';
import { textVersion } from './text-version.ts';

/** A client whose calls answer nothing, but for those that are given. */
function client(answers: Partial<Record<keyof ContentClient, (...args: never[]) => unknown>> = {}) {
  return new Proxy({} as ContentClient, {
    get: (_, name) => answers[name as keyof ContentClient] ?? (async () => undefined),
  });
}
type Change = [what: string, readonly string[], Parameters<typeof client>[0], Messages];
const messages = { common: { back: 'Back' } };
const bare: readonly string[] = [];

describe('the texts of an export', () => {
  it('are the same while none of them changed', async () => {
    expect(await textVersion(bare, client(), messages)).toBe(await textVersion(bare, client(), messages));
  });

  it.each<Change>([
    ['of the interface', bare, {}, { common: { back: 'Return' } }],
    ['of a page', ['/content/about'], { page: async () => ({ html: '<p>new</p>' }) }, messages],
    ['of an announcement', bare, { announcement: async () => ({ content: 'new' }) }, messages],
    ['of a landing page that is exported', ['/landing/spa'], { landing: async () => 1 }, messages],
  ])('are others after a change %s', async (_what, paths, answers, texts) => {
    const before = await textVersion(paths, client(), messages);
    expect(await textVersion(paths, client(answers), texts)).not.toBe(before);
  });

  it('leave out landing pages that are not exported', async () => {
    const changed = client({ landing: async () => 1 });
    expect(await textVersion(bare, changed, messages)).toBe(await textVersion(bare, client(), messages));
  });
});
