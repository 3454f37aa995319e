import Supercluster from 'supercluster';
import type { MapPoint, MapView } from './map-props.ts';

/** Px within which markers are shown as one: what a marker takes, with room around it. */
const RADIUS = 64;
/** From the zoom after this one every marker stands for itself. */
const LAST_ZOOM = 13;
/** How far beyond each side of the screen markers are made, in screens: a drag brings them into view. */
const BEYOND = 0.3;

/** One marker, or several that are too close together to be told apart. Places are pixels of the world at zoom 0. */
export interface Mark {
  key: string;
  x: number;
  y: number;
  lat: number;
  lng: number;
  /** The hotel; absent where there are several. */
  point?: MapPoint;
  count: number;
  /** Whether it is on the screen; beyond it markers wait for a drag. */
  inView: boolean;
  /** The zoom at which these part. */
  opensAt: () => number;
}

/** The pixels of the world at zoom 0 for a place on earth. */
export function worldPixel({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  const sin = Math.sin((lat * Math.PI) / 180);
  return {
    x: (256 * (lng + 180)) / 360,
    y: 256 * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)),
  };
}

/**
 * Gathers points that are close together, once; then tells quickly what a view shows, from north to south. The chosen
 * point always stands for itself.
 */
export function createClusters(points: readonly MapPoint[]): (view: MapView, chosen?: MapPoint) => Mark[] {
  const index = new Supercluster<{ at: number }>({ radius: RADIUS, maxZoom: LAST_ZOOM, extent: 256 });
  index.load(
    points.map(({ lat, lng }, at) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lng, lat] },
      properties: { at },
    })),
  );
  let last = new Map<string, Mark>();
  /** The mark of the last view where it is the same: what shows it is not made again. */
  const kept = (mark: Mark): Mark => {
    const before = last.get(mark.key);
    return before?.inView === mark.inView && before.x === mark.x && before.y === mark.y ? before : mark;
  };
  return ({ west, south, east, north, zoom }, chosen) => {
    const width = (east - west) * BEYOND;
    const height = (north - south) * BEYOND;
    const box: [number, number, number, number] = [
      Math.max(-180, west - width),
      Math.max(-85, south - height),
      Math.min(180, east + width),
      Math.min(85, north + height),
    ];
    const marks = index
      .getClusters(box, Math.round(zoom))
      .map(({ geometry, properties }): Mark => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        const inView = lat >= south && lat <= north && lng >= west && lng <= east;
        const place = { lat, lng, inView, ...worldPixel({ lat, lng }) };
        if ('cluster' in properties) {
          const { cluster_id: id, point_count: count } = properties;
          return { ...place, key: `several ${id}`, count, opensAt: () => index.getClusterExpansionZoom(id) };
        }
        const point = points[properties.at];
        return {
          ...place,
          key: point?.id ?? '',
          count: 1,
          opensAt: () => zoom,
          ...(point && { point, ...worldPixel(point), lat: point.lat, lng: point.lng }),
        };
      })
      .map(kept)
      .toSorted((a, b) => a.y - b.y || a.x - b.x);
    last = new Map(marks.map((mark) => [mark.key, mark]));
    if (!chosen || marks.some(({ point }) => point === chosen)) return marks;
    // The chosen one is never hidden among others.
    const { id: key, lat, lng } = chosen;
    return [
      ...marks,
      { key, lat, lng, ...worldPixel(chosen), point: chosen, count: 1, inView: true, opensAt: () => zoom },
    ];
  };
}
