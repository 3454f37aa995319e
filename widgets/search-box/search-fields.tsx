import { useMemo } from 'react';
import { Calendar, type CalendarShortcut } from '../components/calendar/calendar.tsx';
import { CalendarFoot } from '../components/calendar/calendar-foot.tsx';
import { formatRange } from '../components/calendar/format-range.ts';
import { DestinationPicker } from '../components/destination-picker/destination-picker.tsx';
import { SearchField } from '../components/search-field/search-field.tsx';
import { paxText, shortPaxText } from '../components/travellers/pax-text.ts';
import { marketNow } from '../core/dates/market-time.ts';
import { monthOf, nightsBetween, type PlainDate } from '../core/dates/plain-date.ts';
import { dayState } from '../core/dates/selectable-days.ts';
import { shortcuts } from '../core/dates/shortcuts.ts';
import { settingsOf } from '../core/market/market-settings.ts';
import { hasDates } from '../core/search/flow.ts';
import { iconFor } from '../core/search/thematics.ts';
import { Button } from '../primitives/button/button.tsx';
import { Dropdown } from '../primitives/dropdown/dropdown.tsx';
import { Icon } from '../primitives/icon/icon.tsx';
import { iconCalendar, iconSearch, iconUsers, iconWellness } from '../primitives/icon/icons.ts';
import type { SearchVariants } from './search-box.props.ts';
import { Cell, PanelFoot } from './search-box.styles.ts';
import type { BoxPanel, SearchBoxState } from './use-search-box.ts';

/** All fields of the search and its button. */
export interface SearchFieldsProps {
  id: string;
  box: SearchBoxState;
  variants: SearchVariants;
  /** In the dialog of a phone, where everything opens full screen. */
  phone?: boolean;
  /** The other set of fields, in the dialog or on the page, is the live one. */
  asleep?: boolean;
}

/** Destination, dates where the flow has them, theme, travellers and the button. [SEARCHBOX-01] [SEARCHBOX-02] */
export function SearchFields({ id, box, variants, phone = false, asleep = false }: SearchFieldsProps) {
  const { criteria, destination, pax, panel, close } = box;
  const { panels, prefetch } = box.late;
  const { locale, t } = box.stay;
  const { theme, checkin, checkout } = criteria;
  const activity = criteria.flow === 'activity';
  const closeLabel = t('common.close');

  const field = (name: BoxPanel) => {
    // A panel that is still on its way opens when it is there, at its full size.
    const open = panel === name && !asleep && (name === 'dates' || !!panels);
    return {
      trigger: {
        'aria-expanded': open,
        onClick: () => (open ? close() : box.open(name)),
        onPointerEnter: prefetch,
        onFocus: prefetch,
      },
      dropdown: { open, onClose: close, fullScreenOnPhone: true, closeLabel },
    };
  };
  const dates = field('dates');
  const themes = field('theme');
  const travellers = field('travellers');
  const confirm = (
    <PanelFoot>
      <Button variant="primary" block onClick={close}>
        {t('travellers.confirm')}
      </Button>
    </PanelFoot>
  );

  return (
    <>
      <Cell data-field="destination">
        <DestinationPicker {...destination} id={`${id}-destination`} name="destination" phone={phone} />
      </Cell>
      {hasDates(criteria.flow) && (
        <Cell data-field="dates">
          <Dropdown
            {...dates.dropdown}
            label={t('calendar.title')}
            trigger={
              <SearchField
                {...dates.trigger}
                icon={iconCalendar}
                label={t('searchBox.dates')}
                value={
                  checkin && checkout ? formatRange(checkin, checkout, locale) : t('searchBox.datesEmpty')
                }
                empty={!checkout}
              />
            }
            footer={
              <CalendarFoot
                range={box.dates.range}
                days={box.calendar.prices.days}
                onClear={box.dates.clear}
                onValidate={close}
              />
            }
          >
            <Dates box={box} variants={variants} phone={phone} />
          </Dropdown>
        </Cell>
      )}
      <Cell data-field="theme">
        <Dropdown
          {...themes.dropdown}
          label={t('theme.label')}
          trigger={
            <SearchField
              {...themes.trigger}
              icon={iconWellness}
              label={t('theme.label')}
              value={t(theme === undefined ? 'theme.all' : `theme.${iconFor(theme)}`)}
              empty={theme === undefined}
            />
          }
        >
          {panels && (
            <panels.ThemePicker value={theme} reduced={!!variants.reducedThematics} onPick={box.setTheme} />
          )}
        </Dropdown>
      </Cell>
      <Cell data-field="travellers">
        <Dropdown
          {...travellers.dropdown}
          align="end"
          label={t(activity ? 'travellers.participants' : 'travellers.label')}
          trigger={
            <SearchField
              {...travellers.trigger}
              icon={iconUsers}
              label={t(activity ? 'travellers.participants' : 'travellers.label')}
              value={activity ? t('travellers.participantCount', { count: pax.adult }) : shortPaxText(pax, t)}
              title={activity ? undefined : paxText(pax, t)}
            />
          }
          footer={confirm}
        >
          {!panels ? null : activity ? (
            <panels.Participants value={pax.adult} onChange={(adult) => box.setPax({ ...pax, adult })} />
          ) : (
            <panels.Travellers pax={pax} onChange={box.setPax} />
          )}
        </Dropdown>
      </Cell>
      <Cell data-field="search">
        <Button type="submit" variant={criteria.flow === 'gifting' ? 'gift' : 'primary'} size="l" block>
          <Icon of={iconSearch} />
          {t('searchBox.search')}
        </Button>
      </Cell>
    </>
  );
}

function Dates({ box, variants, phone }: Pick<SearchFieldsProps, 'box' | 'variants' | 'phone'>) {
  const { locale, t, now } = box.stay;
  const { possibleNights, range, pick } = box.dates;
  // Read once at each opening: a calendar must not change under the pointer at midnight.
  const clock = useMemo(() => marketNow(now(), settingsOf(locale).timeZone), [locale]);
  const { prices } = box.calendar;
  const isOpen = (date: PlainDate) => {
    const known = prices.months[monthOf(date)] === 'ready';
    return dayState(date, { now: clock, ...(known && { availability: prices.days }) }).selectable;
  };
  const offered = variants.calendarShortcuts === false ? [] : shortcuts(locale, clock.date, isOpen);
  const named: CalendarShortcut[] = offered.map(({ kind, name, checkin, checkout }) => ({
    label: kind === 'holiday' ? (name ?? '') : t(`calendar.${kind}`),
    checkin,
    checkout,
    night: nightsBetween(checkin, checkout),
  }));
  return (
    <Calendar
      range={range}
      onRange={pick}
      prices={prices}
      onMonths={box.calendar.load}
      rules={{ now: clock, possibleNights }}
      layout={phone ? 'scroll' : 'paged'}
      columns={2}
      shortcuts={named}
    />
  );
}
