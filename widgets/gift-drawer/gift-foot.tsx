import { formatMoney } from '@staykit/core/price/money.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Skeleton } from '@staykit/ui/primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '@staykit/ui/primitives/visually-hidden/visually-hidden.tsx';
import { Foot, Sum } from './gift-drawer.styles.ts';
import type { GiftPartProps } from './gift-parts.ts';

/** What the gift comes to, and the button that takes it to the checkout: always in view. */
export function GiftFoot({ gift }: GiftPartProps) {
  const { stay, price, offer, confirm } = gift;
  const { t, locale } = stay;
  const total = price?.total;
  if (offer.state === 'gone') return null;
  return (
    <Foot>
      {offer.state !== 'none' && offer.state !== 'failed' && (
        <Sum part="price" aria-busy={total === undefined}>
          <span>{`${t('gift.line.total')} `}</span>
          {total === undefined ? (
            <>
              <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
              <Skeleton shape="title" />
            </>
          ) : (
            <strong>{formatMoney(total, locale)}</strong>
          )}
        </Sum>
      )}
      <Button
        part="button"
        variant="gift"
        size="l"
        block
        disabled={offer.state !== 'none' && total === undefined}
        onClick={confirm}
      >
        {t('booking.offer')}
      </Button>
    </Foot>
  );
}
