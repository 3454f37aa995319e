import {
  iconCity,
  iconCountry,
  iconHotel,
  iconLandmark,
  iconMap,
  iconMapPin,
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
  touristicArea: iconNature,
};

/** The outline for a kind of place. A resort, by the sea or in the mountains, and a kind not known yet get a pin. [DEST-04] */
export function suggestionIcon(name: string): string {
  return ICONS[name] ?? iconMapPin;
}
