import type { DateRange } from '../../core/dates/date-range.ts';
import type { Availability } from '../../core/dates/selectable-days.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useStay } from '../stay-context.tsx';
import { CalendarSummary } from './calendar-summary.tsx';
import { Foot } from './calendar.styles.ts';

/** What stands below a calendar and never leaves the screen. */
export interface CalendarFootProps {
  range: DateRange;
  days: Availability;
  /** Takes the dates away. [CAL-09] */
  onClear: () => void;
  /** The visitor is done. [CAL-12] */
  onValidate: () => void;
}

/** The chosen stay in words, and the buttons that end the choice. */
export function CalendarFoot({ range, days, onClear, onValidate }: CalendarFootProps) {
  const { t } = useStay();
  return (
    <Foot>
      <p role="status">
        <CalendarSummary range={range} days={days} />
      </p>
      <Button variant="quiet" disabled={!range.checkin} onClick={onClear}>
        {t('calendar.clear')}
      </Button>
      <Button variant="primary" disabled={!range.checkout} onClick={onValidate}>
        {t('calendar.validate')}
      </Button>
    </Foot>
  );
}
