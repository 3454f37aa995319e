import { recommendations, suggestions } from '@staykit/testing/fixtures/suggestions.ts';
import { story } from '@staykit/testing/workshop/story.tsx';
import { DestinationPicker, type DestinationPickerProps } from './destination-picker.tsx';
import { DestinationScreen } from './destination-screen.tsx';

export default { component: DestinationPicker };

const PROPS: DestinationPickerProps = {
  id: 'place',
  value: '',
  groups: recommendations(),
  found: '',
  onTerm: () => {},
  onPick: () => {},
  onClear: () => {},
  onDistance: () => {},
};

const field = (props: Partial<DestinationPickerProps> = {}, typed?: string) =>
  story(
    () => <DestinationPicker {...PROPS} {...props} />,
    typed === undefined
      ? undefined
      : async ({ page, user }) => {
          const input = await page.findByRole('combobox');
          await user.click(input);
          if (typed !== '') await user.type(input, typed);
        },
  );

export const Empty = field();
export const Chosen = field({ value: 'Annecy' });
export const Recommended = field({}, '');
export const Found = field({ groups: suggestions(), found: 'par' }, 'par');
export const NothingFound = field({ groups: [], found: 'xyz' }, 'xyz');
export const TravelLocally = field({ distance: 80 }, '');
export const OnAPhone = story(() => <DestinationScreen {...PROPS} />);
