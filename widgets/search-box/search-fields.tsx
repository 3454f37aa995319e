import type { ReactNode } from 'react';
import { formatRange } from '../components/calendar/format-range.ts';
import { SearchField } from '../components/search-field/search-field.tsx';
import { paxText, shortPaxText } from '../components/travellers/pax-text.ts';
import { hasDates } from '../core/search/flow.ts';
import { iconFor } from '../core/search/thematics.ts';
import { Button } from '../primitives/button/button.tsx';
import { PanelBody, PanelFoot } from '../primitives/dropdown/dropdown.styles.ts';
import { Icon } from '../primitives/icon/icon.tsx';
import { iconCalendar, iconSearch, iconUsers, iconWellness } from '../primitives/icon/icons.ts';
import type { BoxLayout } from './box-layout.ts';
import { DatesPanel } from './dates-panel.tsx';
import type { LiveSearchBoxProps } from './live-search-box.tsx';
import { Cell, Wide } from './search-box.styles.ts';
import type { BoxPanel, SearchBoxState } from './use-search-box.ts';

/** All fields of the search and its button. */
export interface SearchFieldsProps {
  id: string;
  box: SearchBoxState;
  props: LiveSearchBoxProps;
  layout: BoxLayout;
  /** The other set of fields, on the screen of a phone or on the page, is the live one. */
  asleep?: boolean;
}

/** Destination, dates where the flow has them, theme, travellers and the button. [SEARCHBOX-01] [SEARCHBOX-02] */
export function SearchFields({ id, box, props, layout, asleep }: SearchFieldsProps) {
  const { criteria, pax, panel, close, setPax } = box;
  const { Opener, Destination, useView } = layout;
  const { variants = {}, closeDelayMs, parts } = props;
  const [panels, prefetch] = box.panels;
  const { locale, t } = box.stay;
  const { theme, checkin, checkout, flow } = criteria;
  const activity = flow === 'activity';
  const who = t(activity ? 'travellers.participants' : 'travellers.label');

  const field = (
    name: BoxPanel,
    label: string,
    icon: string,
    value: string,
    empty: boolean,
    children: ReactNode,
    title = label,
  ) => {
    // A panel that is still on its way opens when it is there, at its full size.
    const open = panel === name && !asleep && !!children;
    const near = name === 'dates' ? undefined : prefetch;
    return (
      <Cell part="field" data-field={name}>
        <Opener
          open={open}
          onClose={close}
          label={title}
          align={name === 'travellers' ? 'end' : undefined}
          trigger={
            <SearchField
              icon={icon}
              label={label}
              value={value}
              empty={empty}
              aria-expanded={open}
              onClick={() => (open ? close() : box.open(name))}
              onPointerEnter={near}
              onFocus={near}
              title={name === 'travellers' && !activity ? paxText(pax, t) : undefined}
            />
          }
        >
          {children}
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
          checkin && checkout ? formatRange(checkin, checkout, locale) : t('searchBox.datesEmpty'),
          !checkout,
          <DatesPanel
            box={box}
            useView={useView}
            offers={variants.calendarShortcuts}
            closeDelayMs={closeDelayMs}
          />,
          t('calendar.title'),
        )}
      {field(
        'theme',
        t('theme.label'),
        iconWellness,
        t(theme === undefined ? 'theme.all' : `theme.${iconFor(theme)}`),
        theme === undefined,
        panels && (
          <PanelBody>
            <panels.ThemePicker value={theme} reduced={!!variants.reducedThematics} onPick={box.setTheme} />
          </PanelBody>
        ),
      )}
      {field(
        'travellers',
        who,
        iconUsers,
        activity ? t('travellers.participantCount', { count: pax.adult }) : shortPaxText(pax, t),
        false,
        panels && (
          <>
            <PanelBody>
              {activity ? (
                <panels.Participants value={pax.adult} onChange={(adult) => setPax({ ...pax, adult })} />
              ) : (
                <panels.Travellers pax={pax} onChange={setPax} />
              )}
            </PanelBody>
            <PanelFoot>
              <Wide>
                <Button variant="primary" block onClick={close}>
                  {t('travellers.confirm')}
                </Button>
              </Wide>
            </PanelFoot>
          </>
        ),
      )}
      <Cell part="field" data-field="search">
        <Button
          part="button"
          type="submit"
          variant={flow === 'gifting' ? 'gift' : 'primary'}
          size="l"
          block
          onPointerEnter={() => typeof parts.link === 'function' && parts.link().catch(() => undefined)}
        >
          <Icon of={iconSearch} />
          {t('searchBox.search')}
        </Button>
      </Cell>
    </>
  );
}
