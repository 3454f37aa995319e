import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { formatRange } from '@staykit/ui/components/calendar/format-range.ts';
import { useOnDemand } from '@staykit/ui/hooks/on-demand.ts';
import { SearchField } from '@staykit/ui/components/search-field/search-field.tsx';
import { paxText } from '@staykit/ui/components/travellers/pax-text.ts';
import { Dropdown } from '@staykit/ui/primitives/dropdown/dropdown.tsx';
import { iconCalendar, iconUsers } from '@staykit/ui/primitives/icon/icons.ts';
import { BOOKING_PANELS } from '../booking-parts.ts';
import type { BookingPartProps } from '../use-booking-box.ts';
import type { BookingPanel } from '../booking-state.ts';
import { Cell, Fields } from '../booking-box.styles.ts';

const PHONE = '(max-width: 767px)';

/** Dates and travellers, each with its choice below it, or on a phone on a screen of its own. [PRODUCT-36] */
export function BookingFields({ box, props }: BookingPartProps) {
  const { chosen, panel, message, stay, report, open } = box;
  const { t, locale } = stay;
  const [onPhone, setOnPhone] = useState(false);
  const fail = (error: unknown) => {
    open();
    report(error);
  };
  const panels = useOnDemand(BOOKING_PANELS.fields, !!panel, fail);
  const screen = useOnDemand(BOOKING_PANELS.screen, !!panel && onPhone, fail);
  const come = () => {
    BOOKING_PANELS.fields.prefetch();
    if (onPhone) BOOKING_PANELS.screen.prefetch();
  };
  const { checkin, checkout, pax } = chosen;

  useEffect(() => {
    const phone = matchMedia(PHONE);
    const follow = () => setOnPhone(phone.matches);
    follow();
    phone.addEventListener('change', follow);
    return () => phone.removeEventListener('change', follow);
  }, []);

  const field = (name: BookingPanel, label: string, icon: string, value: string, content: ReactNode) => {
    const isOpen = panel === name && !!content;
    const title = name === 'dates' ? t('calendar.title') : label;
    return (
      <Cell part="field" data-field={name} data-ask={message === name || undefined}>
        <Dropdown
          open={isOpen && !onPhone}
          onClose={() => open()}
          label={title}
          align="end"
          trigger={
            <SearchField
              icon={icon}
              label={label}
              value={value}
              empty={name === 'dates' && !checkout}
              aria-expanded={isOpen}
              onClick={() => open(isOpen ? undefined : name)}
              onPointerEnter={come}
              onFocus={come}
            />
          }
        >
          {content}
        </Dropdown>
        {onPhone && screen && (
          <screen.PanelScreen open={isOpen} onClose={() => open()} title={title}>
            {content}
          </screen.PanelScreen>
        )}
      </Cell>
    );
  };
  return (
    <Fields>
      {field(
        'dates',
        t('booking.dates'),
        iconCalendar,
        checkin && checkout ? formatRange(checkin, checkout, locale) : t('booking.addDates'),
        panels && <panels.DatesPanel box={box} props={props} />,
      )}
      {field(
        'travellers',
        t('travellers.label'),
        iconUsers,
        paxText(box.draft ?? pax, t),
        panels && <panels.TravellersPanel box={box} props={props} />,
      )}
    </Fields>
  );
}
