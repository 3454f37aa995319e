import { story } from '@staykit/testing/workshop/story.tsx';
import { PriceTag, type PriceTagProps } from './price-tag.tsx';

export default { component: PriceTag };

const tag = (price: Partial<PriceTagProps['price']> = {}, unit: PriceTagProps['unit'] = 'night') =>
  story(({ t }) => (
    <PriceTag
      price={{ total: 25_800, nights: 2, single: 12_900, from: false, ...price }}
      unit={unit}
      canTurn
      details={[t('common.people', { count: 2 })]}
    />
  ));

export const Plain = tag();
export const From = tag({ from: true });
export const Promoted = tag({ before: 32_000, percent: 19 });
export const ForAPerson = tag({ nights: 0 }, 'person');
export const ANight = story(({ t }) => (
  <div data-prices="night">
    <PriceTag
      price={{ total: 25_800, nights: 2, single: 12_900, from: false, before: 32_000, percent: 19 }}
      unit="night"
      canTurn
      details={[t('common.people', { count: 2 })]}
    />
  </div>
));
export const VeryDear = tag({ total: 1_234_500, single: 617_300, before: 1_500_000, percent: 17 });
