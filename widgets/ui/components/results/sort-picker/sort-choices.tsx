import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import type { Sort } from '@staykit/values/search/sort.ts';
import { focusRing } from '../../../primitives/focus-ring/focus-ring.ts';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { iconCheck } from '../../../primitives/icon/icons.ts';
import { useStay } from '../../../hooks/stay-context.tsx';
import { SORT_LABELS } from './sort-labels.ts';

export interface SortChoicesProps {
  /** The orders that this search may have. [SORT-01..05] */
  sorts: readonly Sort[];
  value: Sort;
  onChange: (sort: Sort) => void;
}

const List = styled.ul`
  min-inline-size: 200px;
  margin: calc(-1 * ${token('space.8')});
  padding: 0;
  list-style: none;
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.16')};
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: ${token('size.touch')};
  padding: 0 ${token('space.8')};
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  color: ${token('color.text')};
  font-family: inherit;
  font-size: ${token('type.size-16')};
  text-align: start;
  cursor: pointer;
  ${focusRing}
  &:hover {
    background: ${token('color.accent-soft')};
  }
  &[aria-pressed='true'] {
    color: ${token('color.accent')};
    font-weight: ${token('type.weight-bold')};
  }
`;

/**
 * The orders to choose from. Buttons and not radio buttons: an arrow key on those would choose, and close the list, on its way down.
 */
export function SortChoices({ sorts, value, onChange }: SortChoicesProps) {
  const { t } = useStay();
  return (
    <List>
      {sorts.map((sort) => (
        <li key={sort}>
          <Choice type="button" aria-pressed={sort === value} onClick={() => onChange(sort)}>
            {t(SORT_LABELS[sort])}
            {sort === value && <Icon of={iconCheck} />}
          </Choice>
        </li>
      ))}
    </List>
  );
}
