#!/usr/bin/env bash
# React 19 drops the nonce of a <style> that it hoists, also where the page names a nonce to the renderer as a string.
#
# Expected: a component library writes <style href precedence nonce={nonce}>, the page renders with
#   renderToPipeableStream(page, { nonce }), and the style comes out with that nonce.
#   React 18, which hoists nothing, writes it so.
# What happens: hoisted styles take their nonce from the render option alone, and there from { style: nonce } only:
#   a string names the scripts' nonce. Without that the rules are written, and their nonce is not.
# Who is hurt: sites with a policy of style-src 'nonce-...'. Server HTML of such a library shows without its style until
#   a script adopts it; frameworks that pass a string (Next.js does) cannot mend it.
# Seen: react and react-dom 19.3.1, Node 24, 2026-11-29.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >npm.log
npm install --no-audit --no-fund react-dom@19.3.1 react@19.3.1 >>npm.log 2>&1
cat >try.mjs <<'JS'
import { Writable } from 'node:stream';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

// React warns where it drops the nonce, in development alone.
console.error = () => {};
const page = () =>
  createElement('main', null,
    createElement('style', { href: 'kit', precedence: 'kit', nonce: 'n1' }, '.box{color:red}'),
    createElement('style', { nonce: 'n1' }, '.plain{color:red}'));

const print = (options) =>
  new Promise((resolve, reject) => {
    let html = '';
    const into = new Writable({
      write(chunk, _, next) { html += chunk; next(); },
      final(next) { next(); resolve(html); },
    });
    const stream = renderToPipeableStream(page(), { ...options, onAllReady: () => stream.pipe(into), onError: reject });
  });

const nonceOf = (html, rule) => {
  const [, attributes = ''] = new RegExp(`<style([^>]*)>[^<]*${rule}`).exec(html) ?? [];
  return /nonce="([^"]*)"/.exec(attributes)?.[1] ?? 'none';
};
for (const [name, options] of [
  ['no option', {}],
  ['nonce as a string', { nonce: 'n1' }],
  ['nonce as { style }', { nonce: { style: 'n1' } }],
]) {
  const html = await print(options);
  console.log(`${name}: hoisted ${nonceOf(html, '.box')}, in place ${nonceOf(html, '.plain')}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
[ "$seen" = "no option: hoisted none, in place n1
nonce as a string: hoisted none, in place n1
nonce as { style }: hoisted n1, in place n1" ]
