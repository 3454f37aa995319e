import { connect } from 'node:net';

/** How a request of bytes is sent. */
export interface RawRequest {
  /** What it is, for the report. */
  says: string;
  bytes: Buffer;
  /** `whole`: it is a request, and an answer must come. `broken`: the server may also hang up. */
  kind: 'whole' | 'broken';
}

/** What came back. */
export interface RawAnswer {
  /** 0 when the server hung up without a word. */
  status: number;
  retryAfter: string | undefined;
  head: string;
  /** Whether nothing came within the limit. */
  isLate: boolean;
}

/** Time limit of an answer, in milliseconds: the server itself gives up on one after ten seconds. */
const LIMIT = 20_000;
const HEAD_END = Buffer.from('\r\n\r\n');

/** Sends bytes over a socket of their own and reads the head of the answer. */
export function sendRaw(port: number, { bytes, kind }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let got = Buffer.alloc(0);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      socket.destroy();
    }, LIMIT);
    const finish = () => {
      clearTimeout(timer);
      const end = got.indexOf(HEAD_END);
      const head = (end < 0 ? got : got.subarray(0, end)).toString('latin1');
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);
      const retryAfter = /\r\nretry-after: *(\S+)/i.exec(head)?.[1];
      resolve({ status, retryAfter, head: head.slice(0, 400), isLate });
    };
    socket.on('data', (chunk: Buffer) => {
      if (got.length < 4_096) got = Buffer.concat([got, chunk]);
    });
    // A server may close while we still write: what it said before counts.
    socket.on('error', () => undefined);
    socket.on('end', () => socket.destroy());
    socket.on('close', finish);
    // Node gives up on an answer that is still being made when the client says that nothing more comes.
    socket.on('connect', () => (kind === 'whole' ? socket.write(bytes) : socket.end(bytes)));
  });
}
