import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { BookingBox } from '@staykit/widgets/booking-box/booking-box.tsx';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';
import type { OfferedMove } from '@staykit/client/booking/create-booking-client.ts';
import { createMoveClient } from '@staykit/client/booking/create-move-client.ts';
import type { ClientOptions } from '@staykit/client/transport/client-options.ts';
import type { BookingBoxClient } from '@staykit/client/product/create-booking-box-client.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import type { Booking } from '@staykit/core/offer/checkout/booking.ts';
import { DEFAULT_PAX } from '@staykit/values/pax/pax.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import type { Messages } from '@staykit/messages/translate.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import { Moving } from '../checkout/stay/booked.styles.ts';
import * as S from '../checkout/checkout.styles.ts';
import { MoveConfirm } from './move-confirm.tsx';
import { useMove, type MoveTools } from './use-move.ts';
import { tellFault } from '../../framework/browser/tell-failure.ts';

/** What choosing another stay needs in addition. */
export interface MoveBoxTools extends MoveTools {
  /** Client for the calls of a booking's guest. */
  options: ClientOptions;
  /** The calls of the box that the new stay is chosen in, as everybody makes them. */
  box: BookingBoxClient;
  messages: Messages;
}

interface MoveBookingProps {
  booking: Booking;
  /** Of who booked: it was asked for when the booking was looked up. */
  email: string;
  /** The stay that the shop prepared: its price is asked for at once. */
  offered?: OfferedMove;
  tools: MoveBoxTools;
  termsUrl: string;
  onMoved: (booking: Booking) => void;
  onClose: () => void;
}

/** A booking and the way to other dates or travellers: chosen as a stay is, shown with its difference, confirmed. [CARD-15] */
export function MoveBooking({
  booking,
  email,
  offered,
  tools,
  termsUrl,
  onMoved,
  onClose,
}: MoveBookingProps) {
  const { t, locale, now, assetBase } = useStay();
  const { bookingNumber: number } = booking;
  const mover = useMemo(
    () => createMoveClient(tools.options, { number, email }, tools.box),
    [tools, number, email],
  );
  const move = useMove(booking, email, { ...tools, quoteMove: mover.quoteMove }, onMoved);
  const { priced, notice, chosen, phase } = move;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  const showOffered = useEvent(() => {
    if (offered) move.choose({ ...offered, offerId: offered.productId, bestPrice: false, locale });
  });
  useEffect(showOffered, [showOffered]);
  const { checkin, nights, adult, child, baby } = booking;
  const present = { checkin, nights, pax: { ...DEFAULT_PAX, adult, child, baby } };
  const begin = chosen ?? present;
  return (
    <Moving aria-labelledby="booking-move" data-move="">
      <h2 id="booking-move" ref={title} tabIndex={-1}>
        {t('checkout.lookup.move.open')}
      </h2>
      {notice && !priced && (
        <Notice tone={notice.tone} role="alert">
          <p>{t(notice.text)}</p>
        </Notice>
      )}
      {priced ? (
        <MoveConfirm booking={booking} move={move} priced={priced} termsUrl={termsUrl} />
      ) : (
        <BookingBox
          id="move"
          client={mover.box}
          locale={locale}
          messages={boxTexts(tools.messages, t('checkout.lookup.move.see'), t('checkout.lookup.move.free'))}
          productId={booking.offerId}
          criteria={{
            ...emptyCriteria(),
            checkin: begin.checkin,
            checkout: addDays(begin.checkin, begin.nights),
            night: begin.nights,
            pax: begin.pax,
          }}
          checkoutUrl="/booking"
          assetBase={assetBase}
          now={now}
          onError={tellFault}
          onCheckout={(start) => {
            move.choose(start);
            return false;
          }}
        />
      )}
      <S.Choice>
        {priced && (
          <Button disabled={phase !== 'editing'} onClick={move.chooseOther}>
            {t('checkout.otherDates')}
          </Button>
        )}
        <Button disabled={phase === 'paying' || phase === 'held'} onClick={onClose}>
          {t('checkout.lookup.keep')}
        </Button>
      </S.Choice>
      <p role="status" hidden={phase !== 'asking'}>
        {phase === 'asking' ? t('booking.checking') : ''}
      </p>
    </Moving>
  );
}

/** The texts of the box, whose button books nothing here. */
function boxTexts(messages: Messages, book: string, noCharge: string): Messages {
  const booking = messages.booking as Record<string, string>;
  return { ...messages, booking: { ...booking, book, noCharge } } as Messages;
}
