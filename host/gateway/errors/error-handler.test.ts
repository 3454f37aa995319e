import { connect } from 'node:net';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { errorHandler } from './error-handler.ts';

/** A server that logs into `lines`, with a file that never comes and one that breaks off. */
async function serve() {
  const lines: { level: number; msg: string }[] = [];
  const app = fastify({
    logger: { level: 'debug', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  });
  errorHandler(app);
  let asked = () => undefined as void;
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  app.post('/slow', (_request, reply) => {
    void reply.send(new Readable({ read: () => undefined }));
    asked();
  });
  app.get('/broken', (_request, reply) => {
    const file = new Readable({ read: () => undefined });
    void reply.send(file);
    setImmediate(() => file.destroy());
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, lines, isAsked, port: (app.server.address() as { port: number }).port };
}

it('a traveller who leaves before the answer comes is no failure in the log', async () => {
  const { app, lines, isAsked, port } = await serve();
  const socket = connect(port, '127.0.0.1');
  const headers = 'Host: shop.example\r\nContent-Type: application/json\r\nContent-Length: 2';
  socket.write(`POST /slow HTTP/1.1\r\n${headers}\r\n\r\n{}`);
  await isAsked;
  socket.destroy();
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('the visitor closed the connection');
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  await app.close();
});

it('an operator reads of a file that breaks off while a traveller waits for it', async () => {
  const { app, lines, port } = await serve();
  expect((await fetch(`http://127.0.0.1:${port}/broken`)).status).toBe(500);
  expect(lines.filter(({ level }) => level >= 50)).toMatchObject([{ msg: 'a call failed' }]);
  await app.close();
});
