import { Edit } from 'react-admin';
import { PromoCodeForm, sentTerms } from './promo-code-form.tsx';

/** The code itself stays: it is in links and on paper. */
const sent = (given: Parameters<typeof sentTerms>[0]): object => sentTerms({ ...given, code: undefined });

/** Terms of a promo code. */
export default function PromoCodeEdit() {
  return (
    <Edit transform={sent} mutationMode="pessimistic" redirect="show" actions={false}>
      <PromoCodeForm />
    </Edit>
  );
}
