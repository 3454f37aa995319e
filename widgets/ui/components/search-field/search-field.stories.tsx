import { story } from '@staykit/testing/workshop/story.tsx';
import { iconCalendar } from '../../primitives/icon/icons.ts';
import { SearchField } from './search-field.tsx';

export default { component: SearchField };

export const Empty = story(({ t }) => (
  <SearchField icon={iconCalendar} label={t('searchBox.dates')} value={t('searchBox.datesEmpty')} empty />
));
export const Filled = story(({ t }) => (
  <SearchField icon={iconCalendar} label={t('searchBox.dates')} value="10.06. – 12.06.2030" />
));
