import { Kept, story } from '@staykit/testing/workshop/story.tsx';
import { ThemePicker } from './theme-picker.tsx';

export default { component: ThemePicker };

const picker = (start: number | undefined, reduced = false) =>
  story(() => (
    <Kept<number | undefined> start={start}>
      {(value, onPick) => <ThemePicker value={value} reduced={reduced} onPick={onPick} />}
    </Kept>
  ));

export const NoneChosen = picker(undefined);
export const Chosen = picker(1);
export const Fewer = picker(undefined, true);
