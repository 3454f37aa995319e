import { sleeveChoice } from '@staykit/testing/fake-clients/fake-gift-client.ts';
import type { SleeveSelection } from '@staykit/core/gift/sleeve/sleeve-choice.ts';
import { Kept, story } from '@staykit/testing/workshop/story.tsx';
import { SleevePicker } from './sleeve-picker.tsx';

export default { component: SleevePicker };

const picker = (start: SleeveSelection) =>
  story(() => (
    <Kept start={start}>
      {(selection, change) => (
        <SleevePicker
          name="sleeves"
          choice={sleeveChoice()}
          selection={selection}
          onChange={(key, ids) => change({ ...selection, [key]: ids })}
        />
      )}
    </Kept>
  ));

export const NoneChosen = picker({});
export const Chosen = picker({ 2: ['7'], 9: ['4', '5'] });
