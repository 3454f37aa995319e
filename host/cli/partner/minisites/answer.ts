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
