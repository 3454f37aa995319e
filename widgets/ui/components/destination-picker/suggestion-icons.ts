import {
  iconCity,
  iconCountry,
  iconHotel,
  iconLandmark,
  iconMap,
  iconMapPin,
  iconMountain,
  iconNature,
  iconRecent,
} from '../../primitives/icon/icons.ts';

const ICONS: Readonly<Record<string, string>> = {
  city: iconCity,
  country: iconCountry,
  department: iconMap,
  hotel: iconHotel,
  poi: iconLandmark,
  recent: iconRecent,
  resort: iconMountain,
  touristicArea: iconNature,
};

/** The outline for a kind of place; a kind that is not known yet gets a pin. [DEST-04] */
export function suggestionIcon(name: string): string {
  return ICONS[name] ?? iconMapPin;
}
