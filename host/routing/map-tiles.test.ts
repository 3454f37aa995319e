import { expect, it } from 'vitest';
import { attributionLink } from '@staykit/core/search/map/map-tiles.ts';
import { securityPolicy } from '@staykit/site/framework/document/security-policy.ts';
import { readMapTiles, tileSource } from './map-tiles.ts';
import type { MapTilesProblem } from './map-tiles.ts';

const read = (variables: Record<string, string>) => {
  const problems: MapTilesProblem[] = [];
  return { tiles: readMapTiles('MAP_TILES_', (name) => variables[name], problems), problems };
};
const url = 'https://{s}.tiles.example/{z}/{x}/{y}.png';

it('a shop names a tile server for all markets, and another for one', () => {
  const other = 'https://kaart.example/{z}/{x}/{y}{r}.webp';
  const { tiles, problems } = read({
    MAP_TILES_URL: url,
    MAP_TILES_ATTRIBUTION: '© Example',
    MAP_TILES_URL_NL: other,
    MAP_TILES_ATTRIBUTION_NL: '© Kaart',
  });
  expect(problems).toEqual([]);
  expect(tiles.FR).toEqual({ url, attribution: '© Example' });
  expect(tiles.NL).toEqual({ url: other, attribution: '© Kaart' });
  expect(read({}).tiles).toEqual({});
});

it('a server without its attribution, and an address without its parts, are told by name', () => {
  expect(read({ MAP_TILES_URL_BE: url }).problems.map(({ name }) => name)).toEqual([
    'MAP_TILES_ATTRIBUTION_BE',
  ]);
  const { tiles, problems } = read({
    MAP_TILES_URL: 'https://tiles.example/map.png',
    MAP_TILES_ATTRIBUTION: '©',
  });
  expect(problems.map(({ name }) => name)).toEqual(['MAP_TILES_URL']);
  expect(tiles).toEqual({});
});

it('an attribution may lead to a page of the web, and to nothing else', () => {
  const given = { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: '© Example' };
  const attributionUrl = 'https://tiles.example/copyright';
  expect(read({ ...given, MAP_TILES_ATTRIBUTION_URL: attributionUrl }).tiles.BE).toEqual({
    url,
    attribution: '© Example',
    attributionUrl,
  });
  for (const wrong of ['javascript:alert(1)', 'tiles.example', 'https://tiles.example/<b>']) {
    const { problems } = read({ ...given, MAP_TILES_ATTRIBUTION_URL: wrong });
    expect(problems.map(({ name }) => name)).toEqual(['MAP_TILES_ATTRIBUTION_URL']);
    expect(attributionLink({ url, attribution: '©', attributionUrl: wrong })).toBe(
      wrong.startsWith('https:') ? wrong : undefined,
    );
  }
});

it('the policy lets the pictures of a tile server in, and of no other', () => {
  expect(tileSource({ url, attribution: '' })).toBe('https://*.tiles.example');
  expect(tileSource({ url: 'http://127.0.0.1:8080/{z}/{x}/{y}.png', attribution: '' })).toBe(
    'http://127.0.0.1:8080',
  );
  const policy = securityPolicy({ tiles: ['https://*.tiles.example'] });
  expect(policy).toContain("img-src 'self' data: https://*.tiles.example;");
  expect(securityPolicy()).toContain("img-src 'self' data:;");
});
