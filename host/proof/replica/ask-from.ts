import { request } from 'node:http';

/** An answer as a visitor gets it. */
export interface Answered {
  status: number;
  body: unknown;
  /** Seconds of `Retry-After`; undefined without one. */
  retryAfter: number | undefined;
}

/** What is sent. */
export interface Asked {
  /** A whole address, on this machine. */
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Milliseconds after which nobody answered: longer than nginx waits. */
const PATIENCE_MS = 20_000;

let addresses = 0;

/** An address of this machine that no visitor had before: limits count each visitor alone. */
export function newAddress(): string {
  addresses += 1;
  return `127.${1 + ((addresses >> 16) % 250)}.${(addresses >> 8) % 256}.${addresses % 256}`;
}

/** Asks from an address of this machine, over a connection of its own. Rejects when there is no answer. */
export function askFrom(address: string, { url, method = 'GET', headers, body }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method, headers, localAddress: address, agent: false, signal: AbortSignal.timeout(PATIENCE_MS) },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('error', reject);
        response.on('end', () => {
          const isJson = (response.headers['content-type'] ?? '').includes('json');
          const seconds = response.headers['retry-after'];
          resolve({
            status: response.statusCode ?? 0,
            body: isJson ? JSON.parse(text) : text,
            retryAfter: seconds === undefined ? undefined : Number(seconds),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
