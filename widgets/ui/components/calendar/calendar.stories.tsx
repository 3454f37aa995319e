import { Fragment } from 'react';
import type { Availability } from '@staykit/core/dates/selectable-days.ts';
import { availability } from '@staykit/testing/fixtures/availability.ts';
import { story } from '@staykit/testing/workshop/story.tsx';
import type { MonthState } from './calendar.model.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { giftDayState } from './gift-day.ts';
import { PagedMonths } from './paged-months.ts';
import { ScreenPanel } from './screen-panel.styles.ts';
import { ScrolledMonths } from './scrolled-months.ts';
import { ProductMonths } from './product-months.ts';

export default { component: Calendar };

const NOTHING = () => {};

const prices = (state: MonthState, days: Availability = {}) => ({
  days,
  months: { '2030-05': state, '2030-06': state, '2030-07': state },
});

/** A desk turns two months; a phone scrolls through all of them. */
const forScreen = () =>
  innerWidth < 768 ? ([ScreenPanel, ScrolledMonths] as const) : ([Fragment, PagedMonths] as const);

const calendar = (props: Partial<CalendarProps> = {}) =>
  story(({ t }) => {
    const [Frame, View] = forScreen();
    return (
      <Frame>
        <Calendar
          range={{}}
          today="2030-05-15"
          prices={prices('ready', availability())}
          stateOf={(day) =>
            day.endsWith('13') || day < '2030-05-15'
              ? { selectable: false, reason: 'unavailable' }
              : { selectable: true }
          }
          onDay={NOTHING}
          onMonths={NOTHING}
          onShortcut={NOTHING}
          shortcuts={[{ label: t('calendar.nextWeekend'), checkin: '2030-05-24', checkout: '2030-05-26' }]}
          View={View}
          {...props}
        />
      </Frame>
    );
  });

export const NoDayChosen = calendar();
export const ArrivalChosen = calendar({ range: { checkin: '2030-05-24' } });
export const StayChosen = calendar({ range: { checkin: '2030-05-24', checkout: '2030-05-27', night: 3 } });
export const PricesOnTheirWay = calendar({ prices: prices('loading') });
export const PricesFailed = calendar({ prices: prices('failed') });
export const OfAProduct = calendar({ View: ProductMonths, shortcuts: [] });

const GIFT_DAYS = ['included', 'supplement', 'notAvailable'] as const;

export const DaysOfAGift = story(({ t }) => (
  <Calendar
    range={{}}
    today="2030-05-15"
    prices={prices('ready')}
    stateOf={(day) => giftDayState(GIFT_DAYS[Number(day.slice(-2)) % 3] ?? 'included', t)}
    legend={t('gift.dayLegend')}
    onDay={NOTHING}
    onMonths={NOTHING}
    onShortcut={NOTHING}
    shortcuts={[]}
    View={ProductMonths}
  />
));
