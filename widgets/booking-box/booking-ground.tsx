import { useRef, useState } from 'react';
import { useLayout } from '@staykit/ui/hooks/use-layout.ts';
import type { FormEvent } from 'react';
import { useOnDemand } from '@staykit/ui/hooks/on-demand.ts';
import { PARTNER_KEY } from '@staykit/core/market/partner-link.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Spinner } from '@staykit/ui/primitives/spinner/spinner.tsx';
import { Form, Ground, Note } from './booking-box.styles.ts';
import { BookingFields } from './stay/booking-fields.tsx';
import { ActivityPart } from './stay/activity-part.tsx';
import { BOOKING_PANELS } from './booking-parts.ts';
import type { BookingPartProps } from './use-booking-box.ts';
import { BoxMessages } from './checkout/box-messages.tsx';
import { CheckoutFields } from './checkout/checkout-fields.tsx';
import { GiftPart } from './gift/gift-part.tsx';
import { PriceHead } from './price/price-head.tsx';
import { StayFacts } from './price/stay-facts.tsx';

/** The price, what is chosen, and the button, below each other: on the page, or on a screen of a phone. */
export function BookingGround({ box, props }: BookingPartProps) {
  const { stay, isGift, checkout } = box;
  const { Intro } = props.parts;
  const ground = useRef<HTMLDivElement>(null);
  const [asks, setAsks] = useState(0);
  // What is to be chosen first is one key away.
  useLayout(() => {
    if (asks)
      ground.current?.querySelector<HTMLElement>('[data-ask] button, [data-ask] [aria-invalid]')?.focus();
  }, [asks]);
  return (
    <Ground ref={ground} part="box" role="group" aria-label={stay.t('booking.label')} data-dated={!!checkout}>
      {Intro && <Intro box={box} props={props} />}
      {isGift ? (
        <GiftPart box={box} props={props} />
      ) : (
        <DatedStay box={box} props={props} onAsk={() => setAsks((count) => count + 1)} />
      )}
    </Ground>
  );
}

/** A stay with dates: its price, what is chosen, and the way to the checkout. */
function DatedStay({ box, props, onAsk }: BookingPartProps & { onAsk: () => void }) {
  const { stay, begin, checking, checkout, message, change, activities, dated, price } = box;
  const { PlainStay, Extras, Programme } = props.parts;
  const { minisite } = props;
  // Fetched while the price is checked, so that the question comes with the answer.
  const question = useOnDemand(BOOKING_PANELS.change, !!checking || !!change, (error) => {
    box.dropChange();
    box.report(error);
  });
  const rooms = price.state === 'priced' ? price.quote.roomsAmountMessage : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (begin() === 'say') onAsk();
  };
  return (
    <>
      <PriceHead box={box} props={props} />
      <BookingFields box={box} props={props} />
      {activities.length > 0 && (
        <div data-ask={message === 'activities' || undefined}>
          <ActivityPart box={box} props={props} />
        </div>
      )}
      {PlainStay && <PlainStay box={box} props={props} />}
      <Form method="get" action={props.checkoutUrl} onSubmit={submit}>
        <BoxMessages box={box} props={props} />
        <Button
          part="button"
          type="submit"
          variant="primary"
          size="l"
          block
          aria-disabled={checking || price.state === 'failed'}
        >
          {checking && <Spinner />}
          {stay.t(checking ? 'booking.checking' : 'booking.book')}
        </Button>
        {/* Rooms that are left are told in a line that is there without them: the button stays where it is. */}
        <Note>
          <span role="status">
            {rooms && (
              <>
                <strong data-rooms="">{rooms}</strong>
                {' · '}
              </>
            )}
          </span>
          {stay.t('booking.noCharge')}
        </Note>
        <StayFacts box={box} props={props} />
        {checkout ? (
          <CheckoutFields start={checkout} />
        ) : (
          // Without script and dates the checkout says that dates are missing, and leads back to this stay.
          <>
            <input type="hidden" name="id" value={props.productId} />
            {minisite !== undefined && <input type="hidden" name={PARTNER_KEY} value={minisite} />}
          </>
        )}
      </Form>
      {Extras && <Extras box={box} props={props} {...(dated && { nights: dated.nights })} />}
      {Programme && <Programme box={box} props={props} />}
      {question && <question.ChangePart box={box} props={props} />}
    </>
  );
}
