import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { formatRange } from '@staykit/ui/components/calendar/format-range.ts';
import { ScreenPanel } from '@staykit/ui/components/calendar/screen-panel.styles.ts';
import { useOnDemand } from '@staykit/ui/hooks/on-demand.ts';
import { SearchField } from '@staykit/ui/components/search-field/search-field.tsx';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { paxText } from '@staykit/ui/components/travellers/pax-text.ts';
import { Dialog } from '@staykit/ui/primitives/dialog/dialog.tsx';
import { Dropdown } from '@staykit/ui/primitives/dropdown/dropdown.tsx';
import { iconCalendar, iconUsers } from '@staykit/ui/primitives/icon/icons.ts';
import { HOTEL_PARTS } from './hotel-parts.ts';
import type { HotelPartProps } from './hotel-part-props.ts';
import { Cell, Fields } from '../hotel.styles.ts';
import { PlainSelector } from './plain-selector.tsx';
import { useOnPhone } from './use-on-phone.ts';

/** Days and travellers of the rooms below, each with its choice under it, or on a phone on a screen of its own. [HOTEL-06] */
export function StaySelector({ hotel, data, tools }: HotelPartProps) {
  const { t, locale } = useStay();
  const { stay, panel, draft, open } = hotel;
  const onPhone = useOnPhone();
  const [live, setLive] = useState(false);
  const wanted = panel?.name === 'dates' || panel?.name === 'travellers';
  const panels = useOnDemand(HOTEL_PARTS.panels, wanted, (error) => {
    open();
    tools?.onError?.(error);
  });
  const { checkin, checkout, pax } = stay;
  useEffect(() => setLive(tools !== undefined), [tools]);

  const field = (
    name: 'dates' | 'travellers',
    label: string,
    icon: string,
    value: string,
    content: ReactNode,
  ) => {
    const isOpen = panel?.name === name && !!content;
    const title = name === 'dates' ? t('calendar.title') : label;
    return (
      <Cell data-field={name}>
        <Dropdown
          open={isOpen && !onPhone}
          onClose={() => open()}
          label={title}
          trigger={
            <SearchField
              icon={icon}
              label={label}
              value={value}
              empty={name === 'dates' && !checkout}
              aria-expanded={isOpen}
              disabled={!live}
              onClick={() => open(isOpen ? undefined : { name })}
              onPointerEnter={HOTEL_PARTS.panels.prefetch}
              onFocus={HOTEL_PARTS.panels.prefetch}
            />
          }
        >
          {content}
        </Dropdown>
        {onPhone && (
          <Dialog
            open={isOpen}
            onClose={() => open()}
            title={title}
            closeLabel={t('common.close')}
            fullScreen
            bare
          >
            <ScreenPanel>{content}</ScreenPanel>
          </Dialog>
        )}
      </Cell>
    );
  };
  const parts = { hotel, data, tools };
  return (
    <>
      <Fields>
        {field(
          'dates',
          t('booking.dates'),
          iconCalendar,
          checkin && checkout ? formatRange(checkin, checkout, locale) : t('booking.addDates'),
          panels && tools && <panels.DatesPanel {...parts} tools={tools} />,
        )}
        {field(
          'travellers',
          t('travellers.label'),
          iconUsers,
          paxText(draft ?? pax, t),
          panels && <panels.TravellersPanel {...parts} />,
        )}
      </Fields>
      <PlainSelector stay={stay} />
    </>
  );
}
