import type { Page, Route } from '@playwright/test';

/** A way in which a call goes wrong, and the code of the error that widgets report of it. */
export interface Fault {
  name: string;
  code: string;
  answer: (route: Route) => Promise<void>;
}

const json =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, body, contentType: 'application/json', headers });

/** Every way in which a call goes wrong. */
export const FAULTS: readonly Fault[] = [
  { name: 'fails', code: 'SERVER', answer: json(500, '{"code":1234,"message":"no"}') },
  {
    name: 'is refused for being too many',
    code: 'RATE_LIMITED',
    answer: json(429, '{}', { 'Retry-After': '60' }),
  },
  { name: 'is not served now', code: 'UNAVAILABLE', answer: json(503, '{}', { 'Retry-After': '60' }) },
  { name: 'never ends', code: 'TIMEOUT', answer: () => new Promise(() => undefined) },
  { name: 'breaks off', code: 'BAD_ANSWER', answer: json(200, '{"exactMatch":[{"id":"1"') },
  {
    name: 'has other types',
    code: 'BAD_ANSWER',
    answer: json(200, '[{"exactMatch":7,"properties":"none"}]'),
  },
  { name: 'reaches nobody', code: 'NETWORK', answer: (route) => route.abort('internetdisconnected') },
];

/** Calls of the API that a test breaks and mends. */
export interface BrokenCall {
  break(fault: Fault): void;
  mend(): void;
  /** Calls that went wrong so far. */
  readonly count: number;
}

/** Takes hold of the calls that `matches` names: they go through until they are broken. */
export async function holdCall(page: Page, matches: (url: URL) => boolean): Promise<BrokenCall> {
  let present: Fault | undefined;
  let count = 0;
  await page.route(matches, (route) => {
    if (!present) return route.continue();
    count += 1;
    return present.answer(route);
  });
  return {
    break: (fault) => (present = fault),
    mend: () => (present = undefined),
    get count() {
      return count;
    },
  };
}

/** What the browser itself says of broken calls is no complaint about the page. */
export function forgiveLoading(complaints: string[]): void {
  const rest = complaints.filter(
    (one) =>
      !/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/.test(
        one,
      ),
  );
  complaints.splice(0, complaints.length, ...rest);
}
