import { Create } from 'react-admin';
import { PromoCodeForm, sentTerms } from './promo-code-form.tsx';

/** A new promo code. */
export default function PromoCodeCreate() {
  return (
    <Create transform={sentTerms} redirect="show">
      <PromoCodeForm isNew />
    </Create>
  );
}
