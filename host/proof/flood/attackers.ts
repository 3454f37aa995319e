import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What connections of attackers got. */
export interface Attackers {
  /** First answers of connections by status; `none` where nothing came. */
  answers(): Record<string, number>;
  /** Connections that the server has ended. */
  closed(): number;
  end(): void;
}

/** Connections opened at a time: more would wait in the queue of the machine. */
const AT_A_TIME = 200;
const PAUSE_MS = 20;

/** How one connection behaves. */
export interface Manner {
  /** Bytes that are sent at once, of the connection by its number. */
  first?: (number: number) => string;
  /** Sent again and again, a byte or a header every so many milliseconds. */
  drip?: { text: string; everyMs: number };
  /** Takes no byte of any answer. */
  isDeaf?: boolean;
}

/** Opens so many connections that behave so. */
export async function attack(
  port: number,
  count: number,
  { first, drip, isDeaf }: Manner,
): Promise<Attackers> {
  const sockets: Socket[] = [];
  const statuses = new Map<Socket, string>();
  let closed = 0;
  for (let number = 0; number < count; number += 1) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => (closed += 1));
    socket.on('connect', () => {
      const text = first?.(number) ?? '';
      if (text !== '') socket.write(text);
      if (!drip) return;
      const timer = setInterval(() => socket.write(drip.text), drip.everyMs);
      socket.on('close', () => clearInterval(timer));
    });
    if (!isDeaf)
      socket.on('data', (piece) => {
        if (!statuses.has(socket)) statuses.set(socket, piece.toString('latin1').slice(9, 12));
      });
    if (number % AT_A_TIME === AT_A_TIME - 1) await wait(PAUSE_MS);
  }
  return {
    closed: () => closed,
    answers() {
      const counts: Record<string, number> = {};
      for (const socket of sockets) {
        const status = statuses.get(socket) ?? 'none';
        counts[status] = (counts[status] ?? 0) + 1;
      }
      return counts;
    },
    end() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
