import type { ResultsGridProps } from '../results-grid-props.ts';

/** The tiles of a map, as an element's attributes say them. */
export interface MapValues {
  /** Tile server in place of the included base map: `https://tiles.example/{z}/{x}/{y}.png`. */
  mapTiles?: unknown;
  /** Whom the tiles are owed to: without it they are not shown. */
  mapAttribution?: unknown;
  /** Link of the attribution. */
  mapAttributionUrl?: unknown;
}

/** The map of a grid; nothing where the included base map is shown. */
export const mapOf = ({
  mapTiles,
  mapAttribution,
  mapAttributionUrl,
}: MapValues): Pick<ResultsGridProps, 'map'> =>
  mapTiles && mapAttribution
    ? {
        map: {
          tiles: {
            url: String(mapTiles),
            attribution: String(mapAttribution),
            ...(mapAttributionUrl ? { attributionUrl: String(mapAttributionUrl) } : {}),
          },
        },
      }
    : {};
