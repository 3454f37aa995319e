import { formatDay } from '@staykit/core/dates/format-date.ts';
import { MESSAGE_LEVELS } from '@staykit/core/offer/message-levels.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import { Messages } from '../booking-box.styles.ts';
import type { BookingPartProps } from '../use-booking-box.ts';
import { isPartyRefusal, refusalText } from './refusal-text.ts';

/** What is missing as an information, what cannot be as an error; one at a time. [PERROR-01] [PERROR-11] [ERROR-05] */
export function BoxMessages({ box, props: { serverCodes } }: BookingPartProps) {
  const { price, message, stay, dated, retry, open, product } = box;
  const { t, locale } = stay;
  const isParty = price.state === 'refused' && isPartyRefusal(price.code ?? '');
  const change = (
    <Button size="m" onClick={() => open(isParty ? 'travellers' : 'dates')}>
      {t(isParty ? 'booking.changeTravellers' : 'booking.changeDates')}
    </Button>
  );
  const again = (
    <Button size="m" onClick={retry}>
      {t('common.retry')}
    </Button>
  );
  return (
    <Messages>
      {/* A region that is there before its words is heard in all readers. */}
      <div role="status">
        {message === 'dates' && <Notice tone={MESSAGE_LEVELS.travelDates}>{t('booking.chooseDates')}</Notice>}
      </div>
      {price.state === 'refused' && (
        <Notice tone={MESSAGE_LEVELS.noAvailability} role="alert" action={change}>
          {refusalText(price.code ?? '', t, serverCodes)}
          {price.atCheckin && dated && (
            <> {t('booking.otherDay', { date: formatDay(dated.checkin, locale, 'long') })}</>
          )}
        </Notice>
      )}
      {(price.state === 'failed' || (box.failed && !product)) && (
        <Notice tone={MESSAGE_LEVELS.quoteError} role="alert" action={again}>
          {t('booking.failed')}
        </Notice>
      )}
      {message === 'quoteFailed' && (
        <Notice tone={MESSAGE_LEVELS.quoteError} role="alert">
          {t('errors.quoteFetch')}
        </Notice>
      )}
    </Messages>
  );
}
