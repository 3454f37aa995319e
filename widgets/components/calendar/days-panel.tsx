import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';
import { pickDay, type DateRange } from '../../core/dates/date-range.ts';
import { formatDay } from '../../core/dates/format-date.ts';
import type { PlainDate } from '../../core/dates/plain-date.ts';
import { Button } from '../../primitives/button/button.tsx';
import { PanelBody, PanelFoot } from '../../primitives/dropdown/dropdown.styles.ts';
import { useStay } from '../stay-context.tsx';
import type { CalendarPrices, MonthBatch } from './calendar.model.ts';
import { Foot } from './calendar.styles.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { formatRange } from './format-range.ts';
import { useProductMonths } from './use-product-months.ts';

export interface DaysPanelProps {
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
  /** What the prices of the days are for. */
  note: string;
  /** Called when a whole range is confirmed. */
  onValidate: () => void;
}

/** The days of one product or hotel, and below them the chosen stay in words, with the ways to clear and to confirm it. */
export function DaysPanel(props: DaysPanelProps) {
  const { range, today, prices, stateOf, onRange, onMonths, legend, note, onValidate } = props;
  const { t, locale } = useStay();
  const { checkin, checkout, night = 1 } = range;
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
          useView={useProductMonths}
          {...(legend && { legend })}
          shortcuts={[]}
          onShortcut={() => {}}
        />
        <Note>{note}</Note>
      </PanelBody>
      <PanelFoot>
        <Foot>
          <p role="status">
            {checkin && checkout ? (
              <>
                <strong>{t('common.nights', { count: night })}</strong>
                {`, ${formatRange(checkin, checkout, locale)}`}
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
