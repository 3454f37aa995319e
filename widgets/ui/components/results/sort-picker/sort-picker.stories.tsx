import { SORTS } from '@staykit/values/search/sort.ts';
import { Kept, story } from '@staykit/testing/workshop/story.tsx';
import { SortChoices } from './sort-choices.tsx';
import { SortDrawer } from './sort-drawer.tsx';
import { SortPicker } from './sort-picker.tsx';

export default { component: SortPicker };

const picker = (start: boolean) =>
  story(() => (
    <Kept start={start}>
      {(open, change) => (
        <SortPicker
          sorts={SORTS}
          value="priceQuality"
          content={{ SortChoices }}
          open={open}
          onToggle={() => change(!open)}
          onClose={() => change(false)}
          onChange={() => {}}
        />
      )}
    </Kept>
  ));

export const Closed = picker(false);
export const Open = picker(true);
export const OnAPhone = story(() => (
  <SortDrawer sorts={SORTS} value="priceAsc" onChange={() => {}} onClose={() => {}} />
));
