import { story } from '@staykit/testing/workshop/story.tsx';
import { StayTotal, type StayTotalProps } from './stay-total.tsx';

export default { component: StayTotal };

const PRICE = { total: 22_000, perNight: 110, from: false };

const total = (props: Partial<StayTotalProps> = {}) =>
  story(({ t }) => (
    <StayTotal
      price={PRICE}
      details={[t('common.nights', { count: 2 }), t('common.people', { count: 2 })]}
      {...props}
    />
  ));

export const Plain = total();
export const Promoted = total({ price: { ...PRICE, before: 26_000, percent: 15, saved: 4000 } });
export const From = total({ price: { ...PRICE, from: true, percent: 20 } });
export const WithTax = total({ taxes: [{ amount: 660, currency: 'EUR', atHotel: true }], onTaxes: () => {} });
export const OnItsWay = total({ price: undefined });
export const Outdated = total({ isOld: true });
