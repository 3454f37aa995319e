import { createServer as createHttpServer, request } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A wire between a host process and a server, which can be cut. */
export interface Wire {
  port: number;
  /** Breaks all connections and takes no new ones, until `mend`. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** Opens a wire to a port of this machine. */
export async function openWire(to: number): Promise<Wire> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      end();
    },
    mend: () => void (isCut = false),
    close() {
      end();
      server.close();
    },
  };
}

/** A front of the payment provider: it passes calls on, passes them on late, or answers 500. */
export interface Front {
  url: string;
  how: 'well' | 'late' | 'broken';
  close(): void;
}

/** Milliseconds by which a late call is answered late: more than the alert's three seconds. */
const LATE_MS = 3_500;

/** Opens a front of an HTTP server. */
export async function openFront(to: string): Promise<Front> {
  const server = createHttpServer((asked, answer) => {
    if (front.how === 'broken') {
      asked.resume();
      answer.writeHead(500, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const headers = { ...asked.headers, host: new URL(to).host };
    const passed = request(
      to + (asked.url ?? ''),
      { method: asked.method, headers, agent: false },
      (given) => {
        const pass = () => given.pipe(answer.writeHead(given.statusCode ?? 500, given.headers));
        if (front.how === 'late') setTimeout(pass, LATE_MS);
        else pass();
      },
    );
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const front: Front = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    how: 'well',
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return front;
}
