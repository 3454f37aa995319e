import type { LatLng } from '../distance.ts';

/** What a place of the map is: `slopes` is a ski area, `sight` what a town is known for, `quarter` a part of a town, `village` a place of 2,000 to 7,000 people. */
export type NearbyKind = 'airport' | 'slopes' | 'sight' | 'station' | 'quarter' | 'village';

/** A place that the map marks and that distances are shown to. */
export interface NearbyPlace extends LatLng {
  kind: NearbyKind;
  name: string;
}

/** The places of a cell as they are stored, the most important first. */
export interface PlaceCell {
  /** A sign of `KIND_SIGNS` for each. */
  kinds: string;
  names: string;
  /** Steps from the south-west of the cell and from place to place, in base 36: ten-thousandths of a degree. */
  steps: string;
}

/** The sign of each kind in a stored cell. */
export const KIND_SIGNS: Readonly<Record<string, NearbyKind>> = {
  a: 'airport',
  k: 'slopes',
  i: 'sight',
  s: 'station',
  q: 'quarter',
  v: 'village',
};

/** Degrees that a cell is wide and high. */
export const CELL_DEGREES = 5;
/** Parts of a degree that places are kept in: about ten metres. */
export const PLACE_STEPS = 10_000;

/** The western or southern edge of the cell that a longitude or latitude lies in, in degrees. */
export const edgeOf = (degrees: number): number => Math.floor(degrees / CELL_DEGREES) * CELL_DEGREES;

/** The name of the cell that a place lies in: `5_45` for 5° to 10° east, 45° to 50° north. */
export const cellOf = ({ lat, lng }: LatLng): string => `${edgeOf(lng)}_${edgeOf(lat)}`;

/** The places of a stored cell, the most important first. */
export function readPlaces(name: string, { kinds, names, steps }: PlaceCell): NearbyPlace[] {
  const numbers = steps.split(' ').map((text) => Number.parseInt(text, 36));
  let [lng = 0, lat = 0] = name.split('_').map((edge) => Number(edge) * PLACE_STEPS);
  return names.split('\n').map((label, at) => {
    lng += numbers[2 * at] ?? 0;
    lat += numbers[2 * at + 1] ?? 0;
    return {
      kind: KIND_SIGNS[kinds[at] ?? ''] ?? 'village',
      name: label,
      lat: lat / PLACE_STEPS,
      lng: lng / PLACE_STEPS,
    };
  });
}
