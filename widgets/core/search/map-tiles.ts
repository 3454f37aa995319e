/** Pictures of a tile server in place of the base map. */
export interface MapTiles {
  /** Address of a tile: `https://tiles.example/{z}/{x}/{y}.png`; also `{s}` for servers a, b and c, `{r}` for `@2x`. */
  url: string;
  /** Whom the map is owed to, shown on it: what the terms of the server ask for. */
  attribution: string;
  /** The deepest zoom of the server; 18 by default. */
  maxZoom?: number;
}
