import { Kept, story } from '@staykit/testing/workshop/story.tsx';
import { Stepper } from './stepper.tsx';

export default { component: Stepper };

const stepper = (start: number, hint = true) =>
  story(({ t }) => (
    <Kept start={start}>
      {(value, onChange) => (
        <Stepper
          value={value}
          label={t('travellers.adults')}
          {...(hint && { hint: t('travellers.adultsHint') })}
          decreaseLabel={t('travellers.less')}
          increaseLabel={t('travellers.more')}
          onChange={onChange}
        />
      )}
    </Kept>
  ));

export const Between = stepper(2);
export const AtItsLeast = stepper(1);
export const AtItsMost = stepper(20);
export const WithoutAHint = stepper(3, false);
