import { CancellationText } from '../components/cancellation-text/cancellation-text.tsx';
import { useLate } from '../components/late-part.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import { iconCalendarCheck } from '../primitives/icon/icons.ts';
import type { BookingPartProps } from './booking-parts.ts';
import { Fact, Facts } from './booking-box.styles.ts';

/** What goes with the price: what may be taken back, and how it can be paid. [CARD-15..17] [CANCEL-06] */
export function StayFacts({ box, props }: BookingPartProps) {
  const { price, product, chosen, dated } = box;
  const priced = price.state === 'priced' ? price : undefined;
  // Late words about payment are worth no message when they do not come.
  const instalments = useLate(props.parts.instalments, !!priced, box.report);
  const policy =
    priced?.quote.cancellationPolicy ??
    priced?.offers[chosen.offerId ?? props.productId]?.cancellationPolicy ??
    product?.cancellationPolicy;
  return (
    <Facts>
      {policy && (
        <Fact>
          <Icon of={iconCalendarCheck} />
          <p>
            <CancellationText policy={policy} dated={!!dated} />
          </p>
        </Fact>
      )}
      {priced && dated && instalments && (
        <instalments.Instalments
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
