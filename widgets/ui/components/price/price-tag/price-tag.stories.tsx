import { story } from '@staykit/testing/workshop/story.tsx';
import { PriceTag, type PriceTagProps } from './price-tag.tsx';

export default { component: PriceTag };

const tag = (price: Partial<PriceTagProps['price']> = {}, unit: PriceTagProps['unit'] = 'night') =>
  story(({ t }) => (
    <PriceTag
      price={{ total: 25_800, single: 12_900, from: false, ...price }}
      unit={unit}
      details={[t('common.nights', { count: 2 }), t('common.people', { count: 2 })]}
    />
  ));

export const Plain = tag();
export const From = tag({ from: true });
export const Promoted = tag({ before: 32_000, percent: 19 });
export const ForAPerson = tag({}, 'person');
export const VeryDear = tag({ total: 1_234_500, single: 617_300, before: 1_500_000, percent: 17 });
