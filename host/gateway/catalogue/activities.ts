import { THEMATIC_SUBTHEMES } from '../../../widgets/core/search/thematics.ts';
import { ACTIVITIES } from './data/activities.ts';
import type { ActivityRecord, HotelRecord } from './records.ts';
import { tableRows } from './table.ts';

/** An activity with what the generator needs to know of it. */
export interface CatalogueActivity extends ActivityRecord {
  theme: number;
  /** The environment it needs; empty: any. */
  environment: string;
  /** Cents per person. */
  price: number;
}

/** Every activity of the catalogue. */
export const CATALOGUE_ACTIVITIES: readonly CatalogueActivity[] = tableRows(ACTIVITIES).map(
  ([id = '', group = '', theme, sub, environment = '', price, fr = '', es = '', nl = '', it = '']) => ({
    id,
    group,
    theme: Number(theme),
    environment,
    price: Number(price),
    names: { fr, es, nl, it },
    themeIds: [Number(theme), THEMATIC_SUBTHEMES[Number(theme)]?.[Number(sub)] ?? Number(theme)],
  }),
);

/** The activities that a house can sell: those of its surroundings and its own rooms. */
export function activitiesFor(hotel: Pick<HotelRecord, 'environments' | 'facilities'>): CatalogueActivity[] {
  const wet = ['spa', 'massage', 'sauna'].some((code) => hotel.facilities.includes(code));
  return CATALOGUE_ACTIVITIES.filter(
    ({ environment, group }) =>
      (environment === '' || hotel.environments.includes(environment)) && (group !== 'wellness' || wet),
  );
}

/** The record that is stored, without what only the generator needs. */
export function activityRecord({ id, group, names, themeIds }: CatalogueActivity): ActivityRecord {
  return { id, group, names, themeIds };
}
