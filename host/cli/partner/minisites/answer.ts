import type { SiteRendererOptions } from '@staykit/site/site-renderer.ts';

/** Asks the API; the answer is text. */
export type Ask = SiteRendererOptions['fetch'];

/** What the API answered to a call, as it can be kept and sent to another thread. */
export interface Answer {
  status: number;
  headers: [string, string][];
  /** As it came: as a text it would take twice the memory. */
  body: Uint8Array<ArrayBuffer>;
}

/** Reads a response to its end. */
export async function answerOf(response: Response): Promise<Answer> {
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: [...response.headers], body };
}

/** The response again; those with these statuses must not have a body, not even an empty one. */
export const responseOf = ({ status, headers, body }: Answer): Response =>
  new Response(status === 204 || status === 304 ? null : body, { status, headers });

/**
 * Makes each call once: pages of minisites only read, and those of a locale show the same offers. The address and what is
 * sent tell calls apart; the partner's id in a header does not affect lists.
 */
export function remembered(ask: Ask): Ask {
  const answers = new Map<string, Promise<Answer>>();
  return async (url, init) => {
    const call = typeof init.body === 'string' ? `${url} ${init.body}` : url;
    const { signal: _, ...rest } = init;
    const known = answers.get(call) ?? ask(url, rest).then(answerOf);
    answers.set(call, known);
    // What failed once is asked again for the next minisite.
    known.catch(() => answers.delete(call));
    return responseOf(await known);
  };
}
