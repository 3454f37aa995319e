import { datesText } from '@staykit/ui/components/calendar/format-range.ts';
import { paxText } from '@staykit/ui/components/travellers/pax-text.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconSearch } from '@staykit/ui/primitives/icon/icons.ts';
import type { BoxPartProps } from '../use-search-box.ts';
import { BOX_SCREEN } from './box-screen.ts';
import { Line } from './phone-box.styles.ts';

/** The line of a phone, and the screen behind it. */
export interface PhoneLineProps extends Pick<BoxPartProps, 'box'> {
  /** The screen is shown. */
  open: boolean;
}

/** What is searched for in one line, which opens all of it and stands for the fields on a phone. [SEARCHBOX-03] */
export function PhoneLine({ box, open }: PhoneLineProps) {
  const { criteria, destination, dispatch, stay } = box;
  const { pax } = criteria;
  const { locale, t } = stay;
  const facts = [datesText(criteria, locale, t), paxText(pax, t)];
  return (
    <Line
      part="summary"
      type="submit"
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerDown={BOX_SCREEN.prefetch}
      onFocus={BOX_SCREEN.prefetch}
      onClick={(event) => {
        event.preventDefault();
        dispatch({ type: 'screenOpened' });
      }}
    >
      <Icon of={iconSearch} />
      <span>
        <strong>{destination.value || t('searchBox.where')}</strong>
        <span>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </Line>
  );
}
