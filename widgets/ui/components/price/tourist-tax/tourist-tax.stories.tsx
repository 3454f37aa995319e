import type { LocalTax } from '@staykit/core/price/local-tax.ts';
import { story } from '@staykit/testing/workshop/story.tsx';
import { TouristTax } from './tourist-tax.tsx';

export default { component: TouristTax };

const TAX: LocalTax = { amount: 150, currency: 'EUR', toBePaidAtHotel: true, type: 'PERSON_NIGHT' };

const tax = (...taxes: LocalTax[]) =>
  story(() => <TouristTax open onClose={() => {}} taxes={taxes} roomPrice={20_000} nights={2} />);

export const AtTheHotel = tax(TAX);
export const InThePrice = tax({ ...TAX, toBePaidAtHotel: false });
export const InAnotherCurrency = tax(TAX, { ...TAX, currency: 'CHF' });
export const OfSomeTravellersAndNights = tax({ ...TAX, fromAge: 10, freeNights: 1, maxNights: 10 });
export const None = tax();
