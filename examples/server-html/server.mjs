import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

/*
 * The server of an invented magazine. It asks the shop for the HTML of the elements in an article, and puts it in their
 * place: readers see stays with the first paint, also without script. No package is needed.
 *
 *   SHOP=http://localhost:3000 PORT=4000 node examples/server-html/server.mjs
 */
const {
  SHOP = 'http://localhost:3000',
  PORT = '4000',
  ELEMENTS = `${SHOP}/elements/0`,
  /** No article waits longer for the shop, in ms. */
  PATIENCE = '800',
} = process.env;

/** What may be loaded: the magazine's own files, and the shop's. */
const POLICY = [
  "default-src 'none'",
  `script-src ${SHOP}`,
  `style-src 'self' ${SHOP}`,
  `connect-src ${SHOP}`,
  `img-src 'self' data: ${SHOP}`,
  `form-action 'self' ${SHOP}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** Prints by their address: asked for again with their ETag, and good for the next reader while the shop is silent. */
const known = new Map();

/** The HTML of an element, `results-grid?page-size=6`, or what stands in the article where the shop has none. */
async function element(named, fallback) {
  const print = known.get(named);
  try {
    const answer = await fetch(`${ELEMENTS}/${named.replace(/\?|$/, '.html?')}`, {
      headers: print ? { 'if-none-match': print.etag } : {},
      signal: AbortSignal.timeout(Number(PATIENCE)),
    });
    if (answer.status === 304) return print.html;
    if (!answer.ok) throw new Error(await answer.text());
    const html = await answer.text();
    known.set(named, { html, etag: answer.headers.get('etag') });
    return html;
  } catch (error) {
    console.warn(`${named}: ${error.message}`);
    return print?.html ?? fallback;
  }
}

/** The article with its elements: `<!--stay results-grid?page-size=6-->a link<!--/stay-->`. */
async function article() {
  const html = (await readFile(new URL('article.html', import.meta.url), 'utf8'))
    .replaceAll('{{shop}}', SHOP)
    .replaceAll('{{elements}}', ELEMENTS);
  const places = [...html.matchAll(/<!--stay (\S+?)-->([\s\S]*?)<!--\/stay-->/g)];
  const printed = await Promise.all(places.map(([, named, fallback]) => element(named, fallback)));
  return places.reduce((text, [place], at) => text.replace(place, () => printed[at]), html);
}

createServer(async ({ url }, response) => {
  if (url === '/magazine.css') {
    response.setHeader('content-type', 'text/css; charset=utf-8');
    return response.end(await readFile(new URL('magazine.css', import.meta.url)));
  }
  response.statusCode = url === '/' ? 200 : 404;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', POLICY);
  response.end(
    url === '/' ? await article() : '<!doctype html><title>Introuvable</title><a href="/">Une</a>',
  );
}).listen(Number(PORT), function tell() {
  console.log(`http://localhost:${this.address().port}/`);
});
