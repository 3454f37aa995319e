import type { Market } from '@staykit/values/market/locale.ts';
import type { SearchCriteria } from '../criteria.ts';
import { distanceKm, LOCAL_DISTANCES, type LatLng } from './distance.ts';
import { MAP_DEFAULT_CENTRES, MAP_ZOOM, zoomFor } from './map-view.ts';

/** Centre and zoom of the map for a search. */
export interface MapStart {
  centre: LatLng;
  zoom: number;
  /** Km from the centre to a corner of the map that was searched: it opens with the zoom of that map, whatever `zoom`. */
  reach?: number;
  /** Changes when the map is to go there although it stands elsewhere. */
  key: string;
}

/** Km around which a circle fits a phone's screen at zoom 0; each zoom halves it. */
const RADIUS_AT_ZOOM_0 = 20_000;

/** Km of a pixel at zoom 0 on the equator. */
const KM_AT_ZOOM_0 = 40_075 / 256;

/** The whole zoom at which `pixels` from `lat` are `km`; the area of a search is rounded up to whole km. */
export function zoomReaching(km: number, lat: number, pixels: number): number {
  const kmAtZoom0 = pixels * KM_AT_ZOOM_0 * Math.cos((lat * Math.PI) / 180);
  return Math.round(Math.log2(kmAtZoom0 / Math.max(1, km)));
}

/** The middle of points, which a few far away do not move: the median of each coordinate. */
function middleOf(points: readonly LatLng[]): LatLng | undefined {
  const at = Math.floor(points.length / 2);
  const lat = points.map((point) => point.lat).toSorted((a, b) => a - b)[at];
  const lng = points.map((point) => point.lng).toSorted((a, b) => a - b)[at];
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

/**
 * The centre and zoom for what is searched: the hotel, the circle, or the place with the zoom of its kind; where a
 * place is known by name alone, the middle of what was found there; the market's own centre without any.
 * [MAP-08] [MAP-10]
 */
export function mapStart(
  { location, hotelId, lat, lng, distanceMin, distanceMax }: SearchCriteria,
  { place, points = [], market }: { place?: Partial<LatLng>; points?: readonly LatLng[]; market: Market },
): MapStart {
  const known = place?.lat !== undefined && place.lng !== undefined && { lat: place.lat, lng: place.lng };
  const centre = known || middleOf(points);
  if (hotelId !== undefined) {
    return {
      centre: centre ?? MAP_DEFAULT_CENTRES[market],
      zoom: MAP_ZOOM.hotel,
      key: `hotel ${hotelId} ${!!centre}`,
    };
  }
  if (location) {
    return {
      centre: centre ?? MAP_DEFAULT_CENTRES[market],
      zoom: centre ? zoomFor(location.category) : MAP_ZOOM.large,
      key: `${location.category} ${location.id} ${!!centre}`,
    };
  }
  if (lat !== undefined && lng !== undefined) {
    const zoom = Math.floor(Math.log2(RADIUS_AT_ZOOM_0 / Math.max(1, distanceMax ?? 1)));
    // The circle that a map searched, and not one that a visitor chose by its distance.
    const isArea = distanceMin === 0 && !LOCAL_DISTANCES.some((km) => km === distanceMax);
    return {
      centre: { lat, lng },
      zoom: Math.min(MAP_ZOOM.hotel, Math.max(MAP_ZOOM.large, zoom)),
      ...(isArea && distanceMax !== undefined && { reach: distanceMax }),
      key: `around ${lat} ${lng} ${distanceMax}`,
    };
  }
  return { centre: MAP_DEFAULT_CENTRES[market], zoom: MAP_ZOOM.large, key: `market ${market}` };
}

/** The smallest zoom that a map opens with: a continent. */
const FARTHEST = 4;

/** Where a map stands that shows all of some points; the market's own centre where there are none. [BOX-05] [PAPI-24] */
export function mapStartAround(points: readonly LatLng[], market: Market): MapStart {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  if (points.length === 0)
    return { centre: MAP_DEFAULT_CENTRES[market], zoom: MAP_ZOOM.large, key: `market ${market}` };
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const centre = { lat: middle(lats), lng: middle(lngs) };
  const radius = Math.max(1, ...points.map((point) => distanceKm(centre, point)));
  const zoom = Math.floor(Math.log2(RADIUS_AT_ZOOM_0 / radius));
  return {
    centre,
    zoom: Math.min(MAP_ZOOM.hotel, Math.max(FARTHEST, zoom)),
    key: `points ${points.length} ${centre.lat} ${centre.lng}`,
  };
}
