import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createAnswerRoom } from '../answers/answer-room.ts';
import { createSender } from './send-together.ts';

/** A server that answers each request with so many letters, and what one connection gets that sends all at once. */
async function askedAtOnce(sizes: readonly number[]): Promise<string[]> {
  const room = createAnswerRoom(64);
  const send = createSender(room);
  const server = createServer((request, response: ServerResponse) => {
    const size = Number(request.url?.slice(1));
    room.begin();
    room.text(String(size % 10).repeat(size));
    const body = room.written();
    response.writeHead(200, { 'Content-Length': body.length });
    send(response, body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    sizes
      .map((size, at) => {
        const last = at === sizes.length - 1 ? 'Connection: close\r\n' : '';
        return `GET /${size} HTTP/1.1\r\nHost: localhost\r\n${last}\r\n`;
      })
      .join(''),
  );
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text
    .split(/HTTP\/1\.1 200 OK\r\n/)
    .slice(1)
    .map((answer) => answer.split('\r\n\r\n')[1] ?? '');
}

it('answers that are sent together arrive whole and in the order of their requests, however many and large', async () => {
  const sizes = [5, 0, 70, 1, 200_000, 12, ...Array.from({ length: 40 }, (_, at) => 31 * at), 3_000_000, 9];
  const bodies = await askedAtOnce(sizes);
  expect(bodies.map((body) => body.length)).toEqual(sizes);
  bodies.forEach((body, at) => expect(body).toBe(String(sizes[at]! % 10).repeat(sizes[at]!)));
});

it('a visitor who has gone takes nothing from those who are answered with them', async () => {
  const room = createAnswerRoom(64);
  const send = createSender(room);
  const server = createServer((request, response) => {
    room.begin();
    room.text(request.url ?? '');
    const body = room.written();
    response.writeHead(200, { 'Content-Length': body.length });
    if (request.url === '/gone') request.socket.destroy();
    send(response, body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answers = await Promise.allSettled(
    ['/gone', '/one', '/two'].map(async (path) => await (await fetch(at + path)).text()),
  );
  expect(answers[0]!.status).toBe('rejected');
  expect(answers.slice(1)).toEqual([
    { status: 'fulfilled', value: '/one' },
    { status: 'fulfilled', value: '/two' },
  ]);
});
