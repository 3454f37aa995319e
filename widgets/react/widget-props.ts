import type { CriteriaObject } from '@staykit/core/search/stated-criteria.ts';
import type { StaykitSettings } from './staykit-provider.tsx';

/** Criteria as a page states them: as in the address, `city=75&a=2`, or an object with the same keys. */
export type GivenCriteria = string | CriteriaObject;

/** The props that a widget of the package takes in place of those that it hands down. */
export type WidgetProps<Inner> = Omit<
  Inner,
  'client' | 'locale' | 'messages' | 'i18n' | 'minisite' | 'assetBase' | 'criteria' | 'flow'
> &
  StaykitSettings;
