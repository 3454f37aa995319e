/** Pictures of a tile server in place of the base map. */
export interface MapTiles {
  /** Address of a tile: `https://tiles.example/{z}/{x}/{y}.png`; also `{s}` for servers a, b and c, `{r}` for `@2x`. */
  url: string;
  /** The attribution shown on the map, as the terms of the tile server require. */
  attribution: string;
  /** Where the attribution leads: an `https:` or `http:` address; without one it is plain text. */
  attributionUrl?: string;
  /** The deepest zoom of the server; 18 by default. */
  maxZoom?: number;
}

/** The address that an attribution leads to; none where it is no address of the web. */
export function attributionLink({ attributionUrl }: MapTiles): string | undefined {
  return attributionUrl !== undefined && /^https?:\/\/[^\s/]/i.test(attributionUrl)
    ? attributionUrl
    : undefined;
}
