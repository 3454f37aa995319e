import { Kept, story } from '@staykit/testing/workshop/story.tsx';
import { AvailabilityUpsell } from './availability-upsell.tsx';

export default { component: AvailabilityUpsell };

const upsell = (start: boolean) =>
  story(({ t }) => (
    <Kept start={start}>
      {(checked, onChange) => (
        <AvailabilityUpsell checked={checked} supplement={2000} onChange={onChange}>
          <p>{t('calendar.gift.included')}</p>
        </AvailabilityUpsell>
      )}
    </Kept>
  ));

export const NotTaken = upsell(false);
export const Taken = upsell(true);
