import { withColon } from '@staykit/core/market/with-colon.ts';
import { PanelBody } from '../../../primitives/dropdown/dropdown.styles.ts';
import { Dropdown } from '../../../primitives/dropdown/dropdown.tsx';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { iconChevronDown, iconSort } from '../../../primitives/icon/icons.ts';
import { Spinner } from '../../../primitives/spinner/spinner.tsx';
import { Trigger } from '../../filters/trigger.styles.ts';
import { useStay } from '../../../hooks/stay-context.tsx';
import type { SortChoices, SortChoicesProps } from './sort-choices.tsx';
import { SORT_LABELS } from './sort-labels.ts';

export interface SortPickerProps extends SortChoicesProps {
  /** The part that shows the orders; nothing while it is being fetched. */
  content: { SortChoices: typeof SortChoices } | undefined;
  open: boolean;
  onToggle: () => void;
  onClose: () => void;
}

/** The order of the results as a dropdown: on desktop. [SORT-07] */
export function SortPicker({ content, open, onToggle, onClose, ...choices }: SortPickerProps) {
  const { t, locale } = useStay();
  const View = content?.SortChoices;
  const chosen = t(SORT_LABELS[choices.value]);
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
          aria-label={`${withColon(t('sort.by'), locale)} ${chosen}`}
          onClick={onToggle}
        >
          <Icon of={iconSort} size={16} />
          {chosen}
          <Icon of={iconChevronDown} size={16} />
        </Trigger>
      }
    >
      <PanelBody>{View ? <View {...choices} /> : <Spinner />}</PanelBody>
    </Dropdown>
  );
}
