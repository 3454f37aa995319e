import { Kept, story } from '@staykit/testing/workshop/story.tsx';
import { Checkbox } from './checkbox.tsx';

export default { component: Checkbox };

const box = (start: boolean, disabled = false) =>
  story(({ t }) => (
    <Kept start={start}>
      {(checked, onChange) => (
        <Checkbox
          checked={checked}
          disabled={disabled}
          label={t('travellers.singleRoom')}
          count={12}
          onChange={onChange}
        />
      )}
    </Kept>
  ));

export const Empty = box(false);
export const Checked = box(true);
export const Disabled = box(false, true);
export const CheckedAndDisabled = box(true, true);
