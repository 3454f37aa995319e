import Supercluster from 'supercluster';
import { isInView, type MapPoint, type MapView } from './map-props.ts';

/** Px within which markers are shown as one: what a marker takes, with room around it. */
const RADIUS = 64;
/** Px between two markers of the list beside the map, of which the later gives way. */
const CLEAR = 46;
/** Px from such a marker within which one of several is left out: it would be seen as its rim. */
const COVERED = 30;
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

/** Metres of a pixel of the world at zoom 0, at a latitude. */
export const metresOfPixel = (lat: number): number => 156_543.034 * Math.cos((lat * Math.PI) / 180);

/** Points that are not hidden among others. */
export interface Apart {
  /** Always: the chosen one, and the one of a card that is pointed at. */
  always?: readonly MapPoint[];
  /** Where they do not overlap, the earlier before the later: those of the list beside the map. */
  first?: readonly MapPoint[];
}

/** Gathers points that are close together, once; then tells quickly what a view shows, from north to south. */
export function createClusters(points: readonly MapPoint[]): (view: MapView, apart?: Apart) => Mark[] {
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
  return (view, { always = [], first = [] } = {}) => {
    const { west, south, east, north, zoom } = view;
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
        const place = { lat, lng, inView: isInView({ lat, lng }, view), ...worldPixel({ lat, lng }) };
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
      .map(kept);
    const far = (one: { x: number; y: number }, other: { x: number; y: number }, px: number) =>
      Math.hypot(one.x - other.x, one.y - other.y) * 2 ** zoom >= px;
    const apart = always.map((point) => ({ point, ...worldPixel(point) }));
    for (const point of first) {
      const place = { point, ...worldPixel(point) };
      if (isInView(point, view) && apart.every((other) => far(place, other, CLEAR))) apart.push(place);
    }
    const others = marks.filter((mark) => mark.point ?? apart.every((other) => far(mark, other, COVERED)));
    const stand = new Set(others.map(({ point }) => point));
    const hidden = apart
      .filter(({ point }) => !stand.has(point))
      .map(({ point, x, y }): Mark => {
        const { id: key, lat, lng } = point;
        return { key, lat, lng, x, y, point, count: 1, inView: true, opensAt: () => zoom };
      });
    const shown = [...others, ...hidden.map(kept)].toSorted((a, b) => a.y - b.y || a.x - b.x);
    last = new Map(shown.map((mark) => [mark.key, mark]));
    return shown;
  };
}
