import { Kept, story } from '@staykit/testing/workshop/story.tsx';
import { RadioList } from './radio-list.tsx';

export default { component: RadioList };

const SORTS = ['popularity', 'priceAsc', 'distance', 'promo'] as const;

const list = (start: string | undefined) =>
  story(({ t }) => (
    <Kept start={start}>
      {(value, onChange) => (
        <RadioList
          label={t('sort.label')}
          name="sort"
          options={SORTS.map((sort, at) => ({
            value: sort,
            label: t(`sort.${sort}`),
            count: at * 7,
            disabled: at === 3,
          }))}
          value={value}
          onChange={onChange}
        />
      )}
    </Kept>
  ));

export const NoneChosen = list(undefined);
export const OneChosen = list('priceAsc');
