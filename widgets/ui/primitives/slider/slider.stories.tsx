import { Kept, story } from '@staykit/testing/workshop/story.tsx';
import { Slider, type SliderProps } from './slider.tsx';

export default { component: Slider };

const slider = (start: SliderProps['value'], disabled = false) =>
  story(({ t }) => (
    <Kept start={start}>
      {(value, onChange) => (
        <Slider
          min={0}
          max={500}
          value={value}
          labels={[t('filters.priceMin'), t('filters.priceMax')]}
          disabled={disabled}
          onChange={onChange}
        />
      )}
    </Kept>
  ));

export const Whole = slider([0, 500]);
export const Narrowed = slider([120, 260]);
export const ThumbsTogether = slider([400, 400]);
export const Disabled = slider([0, 500], true);
