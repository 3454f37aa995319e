import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { formatAmount } from '@staykit/core/price/money.ts';
import { CodeEntry } from './code-entry.tsx';
import type { CodeUse } from './use-code.ts';

interface PromoEntryProps {
  code: CodeUse;
  /** The code of the address or of a link, whatever it is good for. */
  asked?: string | undefined;
  /** The code that counts. */
  promoCode?: string | undefined;
  /** What it takes off, and the total that is left, in cents. */
  saved: number;
  total: number;
  /** Whether it can be taken out. */
  editing: boolean;
}

/** A code that takes something off the price: what it saves, and the total that is left. */
export function PromoEntry({ code, asked = '', promoCode, saved, total, editing }: PromoEntryProps) {
  const { t, locale } = useStay();
  const money = (cents: number) => formatAmount(cents, locale);
  const taken =
    promoCode === undefined
      ? undefined
      : {
          name: t('checkout.promo.label'),
          title: t('checkout.promo.applied', { amount: money(saved) }),
          text: (
            <p>
              {promoCode} · {t('checkout.total')} {money(total)}
            </p>
          ),
          ...(editing && { remove: t('checkout.promo.remove') }),
        };
  return (
    <CodeEntry
      id="checkout-promo-code"
      code={code}
      label={t('checkout.promo.label')}
      open={t('checkout.promo.open')}
      first={asked}
      taken={taken}
    />
  );
}
