import { createReadStream, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { render } from './dist/server/render.js';

const page = readFileSync('dist/client/index.html', 'utf8');

createServer(async (request, response) => {
  if (request.url.startsWith('/assets/')) {
    response.setHeader('content-type', 'text/javascript');
    createReadStream(`dist/client/assets/${basename(request.url)}`)
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  } else {
    // The same page, rendered in the browser alone.
    const app = request.url === '/browser' ? '' : await render();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page.replace('<!--app-->', () => app));
  }
}).listen(process.env.PORT ?? 5173);
