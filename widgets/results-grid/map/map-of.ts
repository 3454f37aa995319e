import type { ResultsGridProps } from '../results-grid-props.ts';

/** The tiles of a map, as an element's attributes say them. */
export interface MapValues {
  /** `beside`: beside the list of a wide grid. */
  map?: unknown;
  /** Tile server in place of the included base map: `https://tiles.example/{z}/{x}/{y}.png`. */
  mapTiles?: unknown;
  /** Whom the tiles are owed to: without it they are not shown. */
  mapAttribution?: unknown;
  /** Link of the attribution. */
  mapAttributionUrl?: unknown;
}

/** The map of a grid; nothing where the included base map is shown, behind its button. */
export function mapOf(values: MapValues): Pick<ResultsGridProps, 'map'> {
  const { map, mapTiles, mapAttribution, mapAttributionUrl } = values;
  const tiles =
    mapTiles && mapAttribution
      ? {
          url: String(mapTiles),
          attribution: String(mapAttribution),
          ...(mapAttributionUrl ? { attributionUrl: String(mapAttributionUrl) } : {}),
        }
      : undefined;
  return map || tiles ? { map: { ...(map ? { beside: true } : {}), ...(tiles && { tiles }) } } : {};
}
