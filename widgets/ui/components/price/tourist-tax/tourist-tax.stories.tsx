import type { LocalTax } from '@staykit/core/price/local-tax.ts';
import { story } from '@staykit/testing/workshop/story.tsx';
import { TouristTax } from './tourist-tax.tsx';

export default { component: TouristTax };

const TAX: LocalTax = { amount: 150, currency: 'EUR', toBePaidAtHotel: true, type: 'PERSON_NIGHT' };

const tax = (...taxes: LocalTax[]) =>
  story(() => (
    <TouristTax open onClose={() => {}} taxes={taxes} sellPrice={20_000} participants={2} nights={2} />
  ));

export const AtTheHotel = tax(TAX);
export const InThePrice = tax({ ...TAX, toBePaidAtHotel: false });
export const InAnotherCurrency = tax(TAX, { ...TAX, currency: 'CHF' });
export const None = tax();
