import { CancellationText } from '@staykit/ui/components/cancellation-text/cancellation-text.tsx';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconCalendarCheck } from '@staykit/ui/primitives/icon/icons.ts';
import { Skeleton } from '@staykit/ui/primitives/skeleton/skeleton.tsx';
import type { BookingPartProps } from '../use-booking-box.ts';
import { Fact, FactLines, Facts } from '../booking-box.styles.ts';
import { Instalments } from './instalments.tsx';

/**
 * What goes with the price: what may be taken back, and how it can be paid. Two lines are held for it until the stay is
 * known, so that what follows the box on a page stays where it is. [CARD-15..17] [CANCEL-06]
 */
export function StayFacts({ box, props }: BookingPartProps) {
  const { price, product, chosen, dated, hasError } = box;
  const priced = price.state === 'priced' ? price : undefined;
  const policy =
    priced?.quote.cancellationPolicy ??
    priced?.offers[chosen.offerId ?? props.productId]?.cancellationPolicy ??
    product?.cancellationPolicy;
  return (
    <Facts>
      {!product && !policy && !hasError && (
        <Fact>
          <Icon of={iconCalendarCheck} />
          <FactLines>
            <Skeleton shape="text" />
            <Skeleton shape="text" />
          </FactLines>
        </Fact>
      )}
      {policy && (
        <Fact>
          <Icon of={iconCalendarCheck} />
          <p data-policy="">
            <CancellationText policy={policy} dated={!!dated} />
          </p>
        </Fact>
      )}
      {priced && dated && (
        <Instalments
          variants={props.variants}
          box={box}
          checkin={dated.checkin}
          amount={priced.quote.priceInfo.totalPrice}
          {...(policy && { policy })}
        />
      )}
    </Facts>
  );
}
