import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A tile server on this machine, and what it was asked for. */
export interface TileServer {
  /** As policies name it: `http://127.0.0.1:4711`. */
  origin: string;
  /** What is given to a map: `…/{z}/{x}/{y}.svg`. */
  url: string;
  /** Paths of the tiles that were asked for. */
  asked: string[];
  /** From now on it answers 503. */
  fail: () => void;
  stop: () => Promise<void>;
}

const TILE = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#cfe0c3" stroke="#fff" d="M0 0h256v256H0z"/></svg>`;

/** Starts a tile server whose tiles are plain squares. */
export async function startTiles(): Promise<TileServer> {
  const asked: string[] = [];
  let failing = false;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(failing ? 503 : 200, { 'content-type': 'image/svg+xml' });
    response.end(failing ? '' : TILE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: `${origin}/{z}/{x}/{y}.svg`,
    asked,
    fail: () => (failing = true),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
