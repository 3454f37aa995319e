import { filledPath, queryOf, type ClientCall, type Values } from '../transport/client-call.ts';
import { posting } from '../transport/create-transport.ts';

/** Sends reports of a page, and requests about its visitor. */
export interface VisitorSender {
  /** The shop's origin; '' on its own pages. */
  origin: string;
  /** Stands in for the browser's `fetch`. */
  fetch(url: string, init: RequestInit): Promise<Response>;
}

/** Sends from a page of the shop itself. */
export const OWN_SENDER: VisitorSender = { origin: '', fetch: (url, init) => fetch(url, init) };

/** The address of a call at a shop, and what is left for its body. */
export function callAt(
  origin: string,
  { path, base, method }: ClientCall,
  values: object,
): [url: string, body: Values] {
  const [filled, rest] = filledPath(path, values);
  const api = `${origin}/api`;
  return [(base?.({ api }) ?? api) + filled + (method ? '' : queryOf(rest)), method ? rest : {}];
}

/** Sends JSON with the visitor's cookies, for who wants to know why a call is refused. */
export function post<Asked>(
  { origin, fetch: send }: VisitorSender,
  call: ClientCall<Asked, unknown>,
  values: NoInfer<Asked>,
): Promise<Response> {
  const [url, body] = callAt(origin, call, values as object);
  return send(url, { ...posting(body), credentials: 'same-origin' });
}

/**
 * Sends JSON and waits for nothing but the status. What fails is nobody's concern: false says so, and the page is as
 * it was.
 */
export async function tell<Asked>(
  { origin, fetch: send }: VisitorSender,
  call: ClientCall<Asked, unknown>,
  values: NoInfer<Asked>,
): Promise<boolean> {
  try {
    const [url, body] = callAt(origin, call, values as object);
    const response = await send(url, {
      ...(Object.keys(body).length > 0 && posting(body)),
      method: call.method ?? 'GET',
      // Cookies are the shop's own pages' alone.
      credentials: 'same-origin',
      keepalive: true,
    });
    // A body that nobody reads holds its connection.
    void response.body?.cancel().catch(() => undefined);
    return response.ok;
  } catch {
    return false;
  }
}

/** What a call answers with the visitor's cookies; nothing where it is refused, or cannot be read. */
export async function ask<Asked, Answer>(
  { origin, fetch: send }: VisitorSender,
  call: ClientCall<Asked, Answer>,
  values: NoInfer<Asked>,
): Promise<Answer | undefined> {
  try {
    const [url] = callAt(origin, call, values as object);
    const response = await send(url, { credentials: 'same-origin' });
    return response.ok ? (call.shape?.(await response.json(), '') as Answer) : undefined;
  } catch {
    return undefined;
  }
}
