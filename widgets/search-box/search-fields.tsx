import type { ComponentType, ReactNode } from 'react';
import type { CalendarView } from '@staykit/ui/components/calendar/paged-months.ts';
import type { DestinationPickerProps } from '@staykit/ui/components/destination-picker/destination-picker.tsx';
import type { DropdownProps } from '@staykit/ui/primitives/dropdown/dropdown.tsx';
import { datesText } from '@staykit/ui/components/calendar/format-range.ts';
import { SearchField } from '@staykit/ui/components/search-field/search-field.tsx';
import { themeIcon } from '@staykit/ui/components/theme-picker/theme-icon.ts';
import { paxText, shortPaxText } from '@staykit/ui/components/travellers/pax-text.ts';
import { hasDates } from '@staykit/values/search/flow.ts';
import { iconFor } from '@staykit/core/search/facets/thematics.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconCalendar, iconSearch, iconUsers, iconWellness } from '@staykit/ui/primitives/icon/icons.ts';
import { useOnDemand, type OnDemand } from '@staykit/ui/hooks/on-demand.ts';
import { BOX_PANELS } from './panels/box-parts.ts';
import type { BoxPartProps } from './use-search-box.ts';
import { Cell } from './search-box.styles.ts';
import type { BoxPanel } from './search-box-state.ts';

/** How the choices of a search box open: under their fields, or each on a screen of its own. */
export interface BoxLayout {
  Opener: ComponentType<DropdownProps>;
  Destination: ComponentType<DestinationPickerProps>;
  /** How months are shown. Default: side by side. */
  View?: CalendarView;
}

/** All fields of the search and its button. */
export interface SearchFieldsProps extends BoxPartProps {
  id: string;
  layout: BoxLayout;
  /** The other set of fields, on the screen of a phone or on the page, is the live one. */
  asleep?: boolean | undefined;
}

/** Destination, dates where the flow has them, theme, travellers and the button. [SEARCHBOX-01] [SEARCHBOX-02] */
export function SearchFields({ id, box, props, layout, asleep }: SearchFieldsProps) {
  const { criteria, panel, close, dispatch, report } = box;
  const { Opener, Destination, View } = layout;
  // A panel that is still on its way opens when it is there, at its full size.
  const wanted = asleep ? undefined : panel;
  const fail = (error: unknown) => {
    dispatch({ type: 'panelClosed' });
    report(error);
  };
  const dates = useOnDemand(BOX_PANELS.dates, wanted === 'dates', fail);
  const others = useOnDemand(BOX_PANELS.others, wanted === 'theme' || wanted === 'travellers', fail);
  const { locale, t } = box.stay;
  const { theme, flow, pax } = criteria;
  const chosen = datesText(criteria, locale, t);
  const activity = flow === 'activity';

  const field = (
    name: BoxPanel,
    label: string,
    icon: string,
    value: string,
    empty: boolean,
    { prefetch }: OnDemand<unknown>,
    content: ReactNode,
    title?: string,
  ) => {
    const open = wanted === name && !!content;
    return (
      <Cell part="field" data-field={name}>
        <Opener
          open={open}
          onClose={close}
          label={name === 'dates' ? t('calendar.title') : label}
          align={name === 'travellers' ? 'end' : undefined}
          trigger={
            <SearchField
              icon={icon}
              label={label}
              value={value}
              empty={empty}
              title={title}
              aria-expanded={open}
              onClick={() => (open ? close() : dispatch({ type: 'panelOpened', panel: name }))}
              onPointerEnter={prefetch}
              onFocus={prefetch}
            />
          }
        >
          {content}
        </Opener>
      </Cell>
    );
  };

  return (
    <>
      <Cell part="field" data-field="destination">
        <Destination {...box.destination} id={`${id}-destination`} name="destination" />
      </Cell>
      {hasDates(flow) &&
        field(
          'dates',
          t('searchBox.dates'),
          iconCalendar,
          chosen ?? t('searchBox.datesEmpty'),
          !chosen,
          BOX_PANELS.dates,
          dates && <dates.DatesPanel box={box} props={props} View={View} />,
        )}
      {field(
        'theme',
        t('theme.label'),
        theme === undefined ? iconWellness : themeIcon(theme),
        t(theme === undefined ? 'theme.all' : `theme.${iconFor(theme)}`),
        theme === undefined,
        BOX_PANELS.others,
        others && <others.ThemePanel box={box} props={props} />,
      )}
      {field(
        'travellers',
        t(activity ? 'travellers.participants' : 'travellers.label'),
        iconUsers,
        activity ? t('travellers.participantCount', { count: pax.adult }) : shortPaxText(pax, t),
        false,
        BOX_PANELS.others,
        others && <others.TravellersPanel box={box} props={props} />,
        activity ? undefined : paxText(pax, t),
      )}
      <Cell part="field" data-field="search">
        <Button part="button" type="submit" variant={flow === 'gifting' ? 'gift' : 'primary'} size="l" block>
          <Icon of={iconSearch} />
          {t('searchBox.search')}
        </Button>
      </Cell>
    </>
  );
}
