import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlFault, safeHtml } from './safe-html.ts';

describe('the HTML of content', () => {
  it.each([
    '<h2>Les prix</h2><p>En <strong>euros</strong>, <em>toutes taxes</em> comprises.<br />Merci.</p>',
    '<ul><li>un</li></ul><ol><li>deux</li></ol><blockquote>trois</blockquote>',
    '<p><a href="/contact">Écrire</a> <a href="https://a.example/x?y=1">là</a> <a href="tel:+33199000000">ici</a></p>',
    '<dl><dt>Prix</dt><dd>12 €</dd></dl>',
  ])('stays as it is when it is good: %s', (html) => {
    expect(htmlFault(html)).toBeUndefined();
    expect(safeHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<p onclick="x()">a</p>', '"onclick" of <p>'],
    ['<p style="color:red">a</p>', '"style" of <p>'],
    ['<img src="/x.png">', '<img>'],
    ['<h1>a</h1>', '<h1>'],
    ['<a href="javascript:alert(1)">a</a>', 'https:'],
    ['<a href="jAvAsCrIpT:alert(1)">a</a>', 'https:'],
    ['<a href="http://a.example">a</a>', 'https:'],
    ['<a href="//a.example">a</a>', 'https:'],
    ['<a href="/\\a.example">a</a>', 'https:'],
    ['<a href="data:text/html,x">a</a>', 'https:'],
    ['<a target="_blank" href="/x">a</a>', '"target" of <a>'],
    ['<p>a</p><!-- b -->', 'no comment'],
    ['<iframe srcdoc="x"></iframe>', '<iframe>'],
    ['<svg><script>1</script></svg>', '<svg>'],
  ])('is told of when it is not: %s', (html, told) => {
    expect(htmlFault(html)).toContain(told);
  });

  it('never leaves the server with a script, a handler or a dangerous link, whatever stands in a file', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      '<script>',
      '</script',
      '<a href=',
      'javascript:',
      'java\nscript:',
      '<img src=x onerror=alert(1)>',
      ' onclick=',
      '<svg/onload=1>',
      '<!--',
      '-->',
      '<style>',
      '<math><mi//xlink:href="data:x,y">',
      '&lt;script&gt;',
      '\u0000',
      'texte',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const safe = safeHtml(pieces.join(''));
        const tags = [...safe.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)];
        expect(safe.replaceAll(/<\/?[a-z0-9]+(?: href="[^"]*")?(?: \/)?>/gi, '')).not.toMatch(/<[a-z!/]/i);
        for (const [, name = '', attributes = ''] of tags) {
          expect([
            'h2',
            'h3',
            'p',
            'br',
            'strong',
            'em',
            'ul',
            'ol',
            'li',
            'blockquote',
            'a',
            'dl',
            'dt',
            'dd',
          ]).toContain(name);
          expect(attributes).toMatch(/^(| \/| href="(https:\/\/|\/(?!\/)|#|mailto:|tel:)[^"]*")$/);
        }
      }),
      { numRuns: 3_000 },
    );
  });
});
