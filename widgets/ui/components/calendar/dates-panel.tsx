import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import { pickDay, type DateRange } from '@staykit/core/dates/date-range.ts';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import { formatMoney } from '@staykit/core/price/money.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { Button } from '../../primitives/button/button.tsx';
import { PanelBody, PanelFoot } from '../../primitives/dropdown/dropdown.styles.ts';
import { useStay } from '../../hooks/stay-context.tsx';
import { rangeAmount, type CalendarPrices, type MonthBatch } from './calendar.model.ts';
import { Foot } from './calendar.styles.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { formatRange } from './format-range.ts';

export interface DatesPanelProps extends Pick<CalendarProps, 'View'> {
  /** What is chosen, or half of it. */
  range: DateRange;
  today: PlainDate;
  prices: CalendarPrices;
  /** Whether a stay may begin or end on a day, and what it costs. */
  stateOf: CalendarProps['stateOf'];
  /** Called with what a press on a day makes of the range; with an empty one when it is cleared. */
  onRange: (range: DateRange) => void;
  /** Called with the months whose prices come into view. */
  onMonths: (batch: MonthBatch) => void;
  /** What the signs under the days mean, where a gift pays. */
  legend?: string | undefined;
  /** Dates that one press chooses; their nights are counted here. */
  shortcuts?: CalendarProps['shortcuts'];
  /** Says from what price on the chosen nights are sold, by the prices of the days. */
  showsAmount?: boolean;
  /** What the prices of the days are for. */
  note?: string;
  /** Stands above the words: how exact the dates are. */
  flexible?: ReactNode;
  /** Called when a whole range is confirmed. */
  onValidate: () => void;
}

/** A calendar, and below it the chosen stay in words, with the ways to clear and to confirm it. */
export function DatesPanel(props: DatesPanelProps) {
  const { range, today, prices, stateOf, onRange, onMonths, View } = props;
  const { legend, shortcuts = [], showsAmount, note, onValidate } = props;
  const { t, locale } = useStay();
  const { checkin, checkout, night = 1 } = range;
  const amount = showsAmount ? rangeAmount(range, prices.days) : undefined;
  return (
    <>
      <PanelBody>
        <Calendar
          range={range}
          today={today}
          prices={prices}
          stateOf={stateOf}
          onDay={(date) => onRange(pickDay(range, date))}
          onMonths={onMonths}
          View={View}
          {...(legend && { legend })}
          shortcuts={shortcuts}
          onShortcut={({ checkin: from, checkout: to }) => onRange(pickDay({ checkin: from }, to))}
        />
        {note && <Note>{note}</Note>}
      </PanelBody>
      <PanelFoot>
        {props.flexible}
        <Foot>
          <p role="status">
            {checkin && checkout ? (
              <>
                <strong>{t('common.nights', { count: night })}</strong>
                {`, ${formatRange(checkin, checkout, locale)}`}
                {amount !== undefined &&
                  `, ${t('calendar.fromPrice', { price: formatMoney(amount * 100, locale) })}`}
              </>
            ) : checkin ? (
              t('calendar.chooseDeparture', { date: formatDay(checkin, locale, 'short') })
            ) : (
              t('calendar.chooseArrival')
            )}
          </p>
          <Button variant="quiet" disabled={!checkin} onClick={() => onRange({})}>
            {t('calendar.clear')}
          </Button>
          <Button variant="primary" disabled={!checkout} onClick={onValidate}>
            {t('calendar.validate')}
          </Button>
        </Foot>
      </PanelFoot>
    </>
  );
}

const Note = styled.p`
  margin: ${token('space.8')} 0 0;
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-12')};
`;
