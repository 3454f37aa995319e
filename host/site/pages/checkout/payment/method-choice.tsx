import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { RadioList } from '@staykit/ui/primitives/radio-list/radio-list.tsx';
import type { PaymentMethodName } from '@staykit/values/price/payment-method.ts';
import type { PaymentPlan } from '@staykit/values/price/payment-plan.ts';
import * as S from '../checkout.styles.ts';
import { methodFor, type HostedPayment } from './hosted-payment.ts';

interface MethodChoiceProps {
  hosted: HostedPayment;
  plan: PaymentPlan;
  method: PaymentMethodName | undefined;
  onChoose: (method: PaymentMethodName) => void;
}

/** The methods of the provider's page. */
export function MethodChoice({ hosted, plan, method, onChoose }: MethodChoiceProps) {
  const { t } = useStay();
  const methods = hosted.pages[plan] ?? [];
  return (
    <S.Part aria-labelledby="checkout-methods">
      <h2 id="checkout-methods">{t('checkout.methods')}</h2>
      {methods.length > 1 && (
        <S.Plans>
          <RadioList
            label={t('checkout.methods')}
            name="method"
            value={methodFor(hosted, plan, method) ?? ''}
            onChange={(chosen) => onChoose(chosen as PaymentMethodName)}
            options={methods.map((value) => ({ value, label: t(`checkout.method.${value}`) }))}
          />
        </S.Plans>
      )}
      <S.Small>{t('checkout.page.note')}</S.Small>
    </S.Part>
  );
}
