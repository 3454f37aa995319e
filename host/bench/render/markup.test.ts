import { expect, it } from 'vitest';
import { countElements, readMarkup } from './markup.ts';
import { printPreact } from './plain-preact.ts';
import { printString } from './plain-string.ts';

const HTML =
  '<ul class="a"><li data-offer="1"><img src="/a.png" alt="L&#39;été" loading="lazy"/><b>A &amp; B</b></li>' +
  '<li data-offer="2"><svg viewBox="0 0 24 24"><path d="M1 2"></path></svg><button disabled></button></li></ul>';

it('the plain pages hold every element, attribute and text of the page they are compared with', () => {
  const nodes = readMarkup(HTML);
  expect(countElements(nodes)).toBe(8);
  expect(nodes).toEqual(
    readMarkup(printPreact(nodes)).flatMap((node) => (typeof node === 'string' ? [] : node.children)),
  );
  expect(countElements(readMarkup(printString(nodes)))).toBe(8);
  expect(printString(nodes)).toContain('<b>A &amp; B</b>');
});
