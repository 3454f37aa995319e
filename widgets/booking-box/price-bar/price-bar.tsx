import { formatAmount, formatMoney } from '@staykit/core/price/money.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Dialog } from '@staykit/ui/primitives/dialog/dialog.tsx';
import type { PriceBarProps } from '../use-booking-box.ts';
import { roomsText } from '@staykit/ui/components/travellers/pax-text.ts';
import { chosenGift } from '../gift/chosen-gift.ts';
import { Bar, BarPrice, BESIDE, Screen } from './price-bar.styles.ts';
import { priceDisplay } from '../price/price-display.ts';
import { useAway } from './use-away.ts';

/** bottomBar.rule: what the button of the bar says; whoever sees the final price of chosen dates can book. [PRODUCT-35] */
const BOTTOM_BAR_RULE = ({ hasFinalPrice }: Pick<PriceBarProps['box'], 'hasFinalPrice'>) =>
  hasFinalPrice ? 'booking.book' : 'booking.seePrices';

/**
 * The price at the bottom of the screen, and the button that opens the box over all of it, or leads back to a box beside
 * the page: 'Book' where the final price of chosen dates is known, else 'See prices'. [PRODUCT-35] [PRODUCT-36]
 */
export function PriceBar(bar: PriceBarProps) {
  return bar.box.isGift ? <GiftBar {...bar} /> : <StayBar {...bar} />;
}

/** A gift is personalised in a drawer of its page, at once. [PRODUCT-37] */
function GiftBar({ box, props }: PriceBarProps) {
  const { t, locale } = box.stay;
  const { nights, price } = chosenGift(props.giftPrices?.prices ?? [], box, props);
  const { attributes } = useAway();
  if (!props.onGift) return null;
  return (
    <Bar part="bar" {...attributes}>
      <BarPrice>
        {price && (
          <>
            <strong>{formatMoney(price.sellPrice, locale)}</strong>
            <span>{t('common.nights', { count: nights })}</span>
          </>
        )}
      </BarPrice>
      <Button variant="gift" size="l" block onClick={() => props.onGift?.()} aria-haspopup="dialog">
        {t('booking.offer')}
      </Button>
    </Bar>
  );
}

function StayBar({ box, open, onOpen, children }: PriceBarProps) {
  const { stay, product, chosen } = box;
  const { t, locale } = stay;
  const shown = priceDisplay({ ...box, stay: chosen }, product);
  const { bar, attributes } = useAway();
  const press = () => {
    const before = bar?.previousElementSibling;
    if (!before || !matchMedia(BESIDE).matches) return onOpen(true);
    before.scrollIntoView();
    before.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Bar part="bar" {...attributes}>
        <BarPrice>
          {shown && (
            <>
              <strong>
                {shown.from && <small>{`${t('card.from')} `}</small>}
                {(shown.from ? formatMoney : formatAmount)(shown.total, locale)}
              </strong>
              <span>
                {[t('common.nights', { count: shown.nights }), ...roomsText(shown.rooms, t)].join(', ')}
              </span>
            </>
          )}
        </BarPrice>
        <Button variant="primary" size="l" block onClick={press} aria-haspopup="dialog">
          {t(BOTTOM_BAR_RULE(box))}
        </Button>
      </Bar>
      <Dialog
        open={open}
        onClose={() => onOpen(false)}
        title={t('booking.personalise')}
        closeLabel={t('common.close')}
        fullScreen
      >
        <Screen>{children}</Screen>
      </Dialog>
    </>
  );
}
