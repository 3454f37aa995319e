import { DEFAULT_LOCAL_DISTANCE } from '@staykit/core/search/map/distance.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Translate } from '@staykit/messages/translate.ts';

/** The radius that an expanded city or point of interest is searched in, in km. [DEST-19] */
export const EXPANDED_RADIUS = 30;

/** Names the place of the criteria, so that a label can be remembered for it; '' for none. */
export function placeKey({ location, hotelId, lat, lng }: SearchCriteria): string {
  if (location) return `${location.category}:${location.id}`;
  if (hotelId) return `hotel:${hotelId}`;
  return lat === undefined || lng === undefined ? '' : `${lat},${lng}`;
}

/** The destination in words; `label` is the place's name where it is known. [DEST-19] [DEST-20] */
export function placeText(criteria: SearchCriteria, label: string | undefined, t: Translate): string {
  if (!placeKey(criteria)) return '';
  const place = label ?? t('destination.chosen');
  const { distanceMax: distance } = criteria;
  if (criteria.location || criteria.hotelId || distance === undefined) return place;
  if (distance === EXPANDED_RADIUS) return t('destination.around', { place, distance });
  const far = t(
    distance === DEFAULT_LOCAL_DISTANCE ? 'destination.distanceDefault' : 'destination.distanceValue',
    {
      distance,
    },
  );
  return t('destination.localValue', { place, distance: far });
}
