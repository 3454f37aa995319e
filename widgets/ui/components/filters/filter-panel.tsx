import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Drawer } from '../../primitives/drawer/drawer.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { BudgetFilter, DistanceFilter } from './filter-ranges.ts';
import { FilterSection } from './filter-section.tsx';
import { FILTER_SECTIONS } from './filter-sections.ts';
import { HighlightedFilters } from './highlighted-filters.tsx';
import { Actions } from './trigger.styles.ts';
import type { SectionProps } from './section-props.ts';

export interface FilterPanelProps extends SectionProps {
  /** `modal` fills a phone's screen, `drawer` comes from the left. */
  form: 'modal' | 'drawer';
  onApply: () => void;
  onCancel: () => void;
  /** Empties the draft. */
  onReset: () => void;
}

const RANGES = { BudgetFilter, DistanceFilter };

/** All filters at once: the modal 'Filters' of a phone, the drawer 'Filter by' of a desktop. [FILTER-01] [FILTER-05] */
export function FilterPanel({ form, onApply, onCancel, onReset, ...section }: FilterPanelProps) {
  const { t } = useStay();
  const modal = form === 'modal';
  const footer = (
    <Actions>
      <Button variant="quiet" onClick={onReset}>
        {t(modal ? 'filters.reset' : 'filters.resetAll')}
      </Button>
      <Button variant="primary" onClick={onApply}>
        {t(modal ? 'filters.confirm' : 'filters.seeResults')}
      </Button>
    </Actions>
  );
  const content = (
    <>
      <HighlightedFilters {...section} />
      {FILTER_SECTIONS.map((name) => (
        <FilterSection key={name} {...section} section={name} ranges={RANGES} divided />
      ))}
    </>
  );
  const frame = { open: true, onClose: onCancel, closeLabel: t('common.close'), footer };
  return modal ? (
    <Dialog {...frame} title={t('filters.title')} fullScreen>
      {content}
    </Dialog>
  ) : (
    <Drawer {...frame} side="left" title={t('filters.by')}>
      {content}
    </Drawer>
  );
}
