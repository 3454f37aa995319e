import { Button } from '../../primitives/button/button.tsx';
import { PanelBody, PanelFoot } from '../../primitives/dropdown/dropdown.styles.ts';
import { Dropdown } from '../../primitives/dropdown/dropdown.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconChevronDown } from '../../primitives/icon/icons.ts';
import { Spinner } from '../../primitives/spinner/spinner.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import type { FilterSection as SectionView } from './filter-section.tsx';
import { countOf } from './filters.model.ts';
import type { FilterSection as Section } from './filter-sections.ts';
import { Actions, Trigger } from './trigger.styles.ts';
import type { FilterRanges, SectionProps } from './section-props.ts';

export interface FilterDropdownProps extends SectionProps {
  section: Section;
  /** The part that shows the choices; nothing while it is being fetched. */
  content: { FilterSection: typeof SectionView } | undefined;
  ranges: FilterRanges | undefined;
  open: boolean;
  onToggle: () => void;
  /** Takes the draft over into the search. */
  onApply: () => void;
  /** Leaves without applying. */
  onCancel: () => void;
  /** Empties this section of the draft. */
  onReset: () => void;
  /** Offers that the draft would show; nothing while unknown. */
  total?: number;
}

/** One filter of the bar: a button, and below it the choices with 'View 12 offers'. [FILTER-02..04] [FILTER-13..15] */
export function FilterDropdown(props: FilterDropdownProps) {
  const { section, content, ranges, open, onToggle, onApply, onCancel, onReset, total, ...rest } = props;
  const { t } = useStay();
  const View = content?.FilterSection;
  const name = t(`filters.section.${section}`);
  return (
    <Dropdown
      open={open}
      label={name}
      onClose={(reason) => (reason === 'escape' ? onCancel() : onApply())}
      trigger={
        <Trigger
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          data-active={countOf(rest.draft, section) > 0}
          onClick={onToggle}
        >
          {name}
          <Icon of={iconChevronDown} size={16} />
        </Trigger>
      }
    >
      <PanelBody>{View ? <View {...rest} section={section} ranges={ranges} /> : <Spinner />}</PanelBody>
      <PanelFoot>
        <Actions>
          <Button variant="quiet" onClick={onReset}>
            {t('filters.reset')}
          </Button>
          <Button variant="primary" onClick={onApply}>
            {total === undefined ? t('filters.viewAny') : t('filters.view', { count: total })}
          </Button>
        </Actions>
      </PanelFoot>
    </Dropdown>
  );
}
