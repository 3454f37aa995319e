/** Sends what a page tells the shop, or asks about its visitor. */
export interface VisitorSender {
  /** The shop's origin; '' on its own pages. */
  origin: string;
  /** Stands in for the browser's `fetch`. */
  fetch(url: string, init: RequestInit): Promise<Response>;
}

/**
 * Sends JSON and waits for nothing but the status. What fails is nobody's concern: false says so, and the page is as
 * it was.
 */
export async function tell(
  { origin, fetch: send }: VisitorSender,
  path: string,
  body?: unknown,
  method: 'GET' | 'POST' | 'DELETE' = body === undefined ? 'GET' : 'POST',
): Promise<boolean> {
  try {
    const response = await send(origin + path, {
      method,
      // Cookies are the shop's own pages' alone.
      credentials: 'same-origin',
      keepalive: true,
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    // A body that nobody reads holds its connection.
    void response.body?.cancel().catch(() => undefined);
    return response.ok;
  } catch {
    return false;
  }
}
