import { Kept, story } from '@staykit/testing/workshop/story.tsx';
import { Select } from './select.tsx';

export default { component: Select };

const SORTS = ['SCORE_DESC', 'SCORE_ASC', 'DATE_DESC', 'DATE_ASC'] as const;

export const OneOfFour = story(({ t }) => (
  <Kept<string> start="DATE_DESC">
    {(value, onChange) => (
      <Select
        id="order"
        label={t('sort.label')}
        value={value}
        options={SORTS.map((sort) => [sort, t(`review.sort.${sort}`)] as const)}
        onChange={onChange}
      />
    )}
  </Kept>
));
