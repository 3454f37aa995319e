import { styled } from 'styled-components';
import { token } from '../../../themes/token.ts';
import type { Sort } from '../../core/search/sort.ts';
import { Drawer } from '../../primitives/drawer/drawer.tsx';
import { PanelBody } from '../../primitives/dropdown/dropdown.styles.ts';
import { Dropdown } from '../../primitives/dropdown/dropdown.tsx';
import { focusRing } from '../../primitives/focus-ring/focus-ring.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconCheck, iconChevronDown, iconSort } from '../../primitives/icon/icons.ts';
import { Trigger } from '../filters/filters.styles.ts';
import { useStay } from '../stay-context.tsx';

export interface SortPickerProps {
  /** The orders that this search may have. [SORT-01..05] */
  sorts: readonly Sort[];
  value: Sort;
  open: boolean;
  onToggle: () => void;
  onClose: () => void;
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

/* Buttons and not radio buttons: an arrow key on those would choose, and close the list, on its way down. */
function Choices({ sorts, value, onChange }: Pick<SortPickerProps, 'sorts' | 'value' | 'onChange'>) {
  const { t } = useStay();
  return (
    <List>
      {sorts.map((sort) => (
        <li key={sort}>
          <Choice type="button" aria-pressed={sort === value} onClick={() => onChange(sort)}>
            {t(`sort.${sort}`)}
            {sort === value && <Icon of={iconCheck} />}
          </Choice>
        </li>
      ))}
    </List>
  );
}

/** The order of the results as a dropdown: on desktop. [SORT-07] */
export function SortPicker({ open, onToggle, onClose, ...choices }: SortPickerProps) {
  const { t } = useStay();
  const chosen = t(`sort.${choices.value}`);
  return (
    <Dropdown
      open={open}
      align="end"
      label={t('sort.by')}
      onClose={onClose}
      trigger={
        <Trigger
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-label={`${t('sort.by')}: ${chosen}`}
          onClick={onToggle}
        >
          <Icon of={iconSort} size={16} />
          {chosen}
          <Icon of={iconChevronDown} size={16} />
        </Trigger>
      }
    >
      <PanelBody>
        <Choices {...choices} />
      </PanelBody>
    </Dropdown>
  );
}

/** The same from the bottom edge of a phone. [SORT-07] */
export function SortDrawer({
  onClose,
  ...choices
}: Pick<SortPickerProps, 'sorts' | 'value' | 'onChange' | 'onClose'>) {
  const { t } = useStay();
  return (
    <Drawer open side="bottom" title={t('sort.by')} closeLabel={t('common.close')} onClose={onClose}>
      <Choices {...choices} />
    </Drawer>
  );
}
