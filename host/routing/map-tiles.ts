import type { MapTiles } from '@staykit/core/search/map/map-tiles.ts';
import type { Market } from '@staykit/values/market/locale.ts';

/** Tile servers of the map by market; a market without one has the map that comes along. */
export type MapTilesByMarket = Readonly<Partial<Record<Market, MapTiles>>>;

/** What is wrong with the variables of the map. */
export interface MapTilesProblem {
  name: string;
  expected: string;
  received: string;
}

const MARKETS: readonly Market[] = ['FR', 'ES', 'BE', 'NL', 'IT'];
const PAGE = /^https?:\/\/[^\s"'<>]+$/;
const ADDRESS = /^https?:\/\/[^\s"']*\{z\}[^\s"']*$/;

/**
 * `MAP_TILES_URL` and `MAP_TILES_ATTRIBUTION` for all markets, `MAP_TILES_URL_BE` and `MAP_TILES_ATTRIBUTION_BE` for
 * one. A server without its attribution is a mistake: the terms of all of them ask for one. `MAP_TILES_ATTRIBUTION_URL`
 * and `MAP_TILES_ATTRIBUTION_URL_BE` make a link of it.
 */
export function readMapTiles(
  prefix: string,
  given: (name: string) => string | undefined,
  problems: MapTilesProblem[],
): MapTilesByMarket {
  const tiles: Partial<Record<Market, MapTiles>> = {};
  for (const suffix of ['', ...MARKETS.map((market) => `_${market}` as const)]) {
    const url = given(`${prefix}URL${suffix}`);
    const attribution = given(`${prefix}ATTRIBUTION${suffix}`);
    const attributionUrl = given(`${prefix}ATTRIBUTION_URL${suffix}`);
    if (url === undefined) continue;
    if (!ADDRESS.test(url) || !['{x}', '{y}'].every((part) => url.includes(part))) {
      problems.push({
        name: `${prefix}URL${suffix}`,
        expected: 'an address of tiles like https://tiles.example/{z}/{x}/{y}.png',
        received: JSON.stringify(url),
      });
    } else if (attribution === undefined) {
      problems.push({
        name: `${prefix}ATTRIBUTION${suffix}`,
        expected: `whom the tiles of ${prefix}URL${suffix} are owed to, as their terms ask for it`,
        received: 'nothing',
      });
    } else if (attributionUrl !== undefined && !PAGE.test(attributionUrl)) {
      problems.push({
        name: `${prefix}ATTRIBUTION_URL${suffix}`,
        expected: 'the address of a page like https://tiles.example/copyright',
        received: JSON.stringify(attributionUrl),
      });
    } else {
      const server = { url, attribution, ...(attributionUrl !== undefined && { attributionUrl }) };
      for (const market of MARKETS) if (suffix === '' || suffix === `_${market}`) tiles[market] = server;
    }
  }
  return tiles;
}

/** Where the pictures of a tile server come from, as a policy names it: `https://*.tiles.example` for `{s}`. */
export function tileSource({ url }: MapTiles): string {
  return new URL(url.replace('{s}', 'tiles-of-any-letter')).origin.replace('tiles-of-any-letter', '*');
}
