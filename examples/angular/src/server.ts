import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { AngularNodeAppEngine, writeResponseToNodeResponse } from '@angular/ssr/node';
import { fillElements } from '@staykit/widgets/server';

/** Origin of the shop, in `angular.json`. */
declare const STAYKIT_API: string;

const engine = new AngularNodeAppEngine();
const files = join(import.meta.dirname, '../browser');

createServer(async (request, response) => {
  const send = (name: string, type: string) =>
    createReadStream(join(files, name))
      .on('error', () => response.writeHead(404).end())
      .pipe(response.setHeader('content-type', type));
  if (request.url?.endsWith('.js')) return void send(basename(request.url), 'text/javascript');
  // The same page, rendered in the browser alone.
  if (request.url === '/browser') return void send('index.csr.html', 'text/html; charset=utf-8');

  const page = await engine.handle(request);
  if (!page) return void response.writeHead(404).end();
  // Written by Angular, then the elements in it by Staykit.
  const html = await fillElements(await page.text(), {
    api: STAYKIT_API,
    loader: false,
    onError: console.warn,
  });
  await writeResponseToNodeResponse(new Response(html, page), response);
}).listen(process.env['PORT'] ?? 4000);
