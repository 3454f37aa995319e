import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import { FLEXIBILITIES, type Flexibility } from '@staykit/values/search/flexibility.ts';
import { chip } from '../../primitives/chip/chip.styles.ts';
import { useStay } from '../../hooks/stay-context.tsx';
import { flexText } from './format-range.ts';

export interface FlexibleDatesProps {
  /** None for exact dates. */
  value: Flexibility | undefined;
  /** A day of the month whose weekends are offered. */
  near: PlainDate;
  onChange: (value: Flexibility | undefined) => void;
}

/* One line, that is scrolled where it is narrow: the months above keep their place. */
const Row = styled.div`
  display: flex;
  gap: ${token('space.8')};
  /* Room for the focus ring, that the scrolling would cut. */
  margin: calc(-1 * ${token('space.4')}) calc(-1 * ${token('space.4')}) ${token('space.8')};
  padding: ${token('space.4')};
  /* As wide as the months, however long the words are. */
  inline-size: 0;
  min-inline-size: calc(100% + 2 * ${token('space.4')});
  box-sizing: border-box;
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
  & button {
    ${chip}
  }
  @media (pointer: coarse) {
    & button {
      min-height: 44px;
    }
  }
`;

/** How exact the chosen dates are: exact, some days around, or any weekend of their month. */
export function FlexibleDates({ value, near, onChange }: FlexibleDatesProps) {
  const { t, locale } = useStay();
  const choices: [value: Flexibility | undefined, label: string][] = [
    [undefined, t('calendar.flex.exact')],
    ...FLEXIBILITIES.map((one): [Flexibility, string] => [one, flexText(one, near, { t, locale })]),
  ];
  return (
    <Row role="group" aria-label={t('calendar.flex.label')}>
      {choices.map(([choice, label]) => (
        <button key={label} type="button" aria-pressed={choice === value} onClick={() => onChange(choice)}>
          {label}
        </button>
      ))}
    </Row>
  );
}
