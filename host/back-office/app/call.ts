import { HttpError } from 'react-admin';

/** Address of the calls. */
const BASE = '/admin/api';

/** What a refused call says. */
interface Refused {
  code?: string;
  message?: string;
  details?: { agree?: object };
}

/**
 * Sends a call of the back office and resolves to its JSON. Rejects with an HttpError whose message can be shown and
 * whose body has the code. A change has its own idempotency key, so that a repeated one is done once.
 */
export async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const response = await fetch(BASE + path, {
    method,
    credentials: 'same-origin',
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(method !== 'GET' && { 'Idempotency-Key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? {} : JSON.parse(text);
  if (response.ok) return answer as Answer;
  const { message, code, details } = answer as Refused;
  throw new HttpError(message ?? response.statusText, response.status, { code, details });
}

/** Calls an action of a row by its name. */
export const callAction = <Answer>(
  resource: string,
  id: string,
  action: string,
  input: object = {},
): Promise<Answer> => call('POST', `/${resource}/${encodeURIComponent(id)}/${action}`, input);
