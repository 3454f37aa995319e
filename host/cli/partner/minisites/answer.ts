/** What the API answered to a call, as it can be kept and sent to another thread. */
export interface Answer {
  status: number;
  headers: [string, string][];
  text: string;
}

/** Reads a response to its end. */
export async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, headers: [...response.headers], text: await response.text() };
}

/** The response again; those with these statuses must not have a body, not even an empty one. */
export const responseOf = ({ status, headers, text }: Answer): Response =>
  new Response(status === 204 || status === 304 ? null : text, { status, headers });
