import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createAnswerRoom } from '../answers/answer-room.ts';
import { AnswerText } from '../routes/answer-text.ts';
import { answerTogether } from './answer-together.ts';

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
}

/** A server that answers with what is made of the address, and the steps that it took. */
async function serve(textOf: (url: string) => string) {
  const room = createAnswerRoom(64);
  const steps: string[] = [];
  const take = answerTogether<Asked>({
    room,
    find({ request: { url = '' } }) {
      steps.push(`find ${url}`);
      if (url === '/not-found') throw new Error('Nothing is found.');
      return () => {
        steps.push(`write ${url}`);
        if (url === '/not-written') throw new Error('Nothing is written.');
        room.begin();
        room.text(textOf(url));
        return new AnswerText(room.written());
      };
    },
    head({ request, response }, { bytes }) {
      steps.push(`send ${request.url}`);
      response.writeHead(200, { 'Content-Length': bytes.length });
    },
    refuse({ response }) {
      response.writeHead(500).end();
    },
  });
  const server: Server = createServer((request, response) => {
    if (request.url === '/gone') request.socket.destroy();
    take({ request, response });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { server, steps };
}

/** What one connection gets that asks for all addresses at once. */
async function askedAtOnce(server: Server, paths: readonly string[]): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    paths
      .map((path, at) => {
        const last = at === paths.length - 1 ? 'Connection: close\r\n' : '';
        return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${last}\r\n`;
      })
      .join(''),
  );
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text
    .split(/HTTP\/1\.1 (?=\d{3} )/)
    .slice(1)
    .map((answer) => (answer.startsWith('200') ? (answer.split('\r\n\r\n')[1] ?? '') : answer.slice(0, 3)));
}

it('answers that are sent together arrive whole and in the order of their requests, however many and large', async () => {
  const sizes = [5, 0, 70, 1, 200_000, 12, ...Array.from({ length: 40 }, (_, at) => 31 * at), 3_000_000, 9];
  const { server } = await serve((url) => String(Number(url.slice(1)) % 10).repeat(Number(url.slice(1))));
  const bodies = await askedAtOnce(
    server,
    sizes.map((size) => `/${size}`),
  );
  expect(bodies.map((body) => body.length)).toEqual(sizes);
  bodies.forEach((body, at) => expect(body).toBe(String(sizes[at]! % 10).repeat(sizes[at]!)));
});

it('each step is taken for all requests that came in together before the next', async () => {
  const { server, steps } = await serve((url) => url);
  expect(await askedAtOnce(server, ['/one', '/two', '/three'])).toEqual(['/one', '/two', '/three']);
  expect(steps).toEqual(
    ['find', 'write', 'send'].flatMap((step) => ['/one', '/two', '/three'].map((url) => `${step} ${url}`)),
  );
});

it('a request that cannot be answered is refused by itself', async () => {
  const { server } = await serve((url) => url);
  const answers = await askedAtOnce(server, ['/one', '/not-found', '/two', '/not-written', '/three']);
  expect(answers).toEqual(['/one', '500', '/two', '500', '/three']);
});

it('a visitor who has gone takes nothing from those who are answered with them', async () => {
  const { server } = await serve((url) => url);
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
