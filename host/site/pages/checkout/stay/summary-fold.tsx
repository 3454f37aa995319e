import { iconChevronDown } from '@staykit/ui/primitives/icon/icons.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { VisuallyHidden } from '@staykit/ui/primitives/visually-hidden/visually-hidden.tsx';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Fold } from './summary.styles.ts';

interface SummaryFoldProps {
  title: string;
  /** The dates of a stay, or what a gift covers. */
  detail?: string | undefined;
  /** The total as it is printed. */
  sum: string;
  /** Id of what it opens. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** What is sold in one line, which opens the rest on narrow screens: the form is what somebody came for. */
export function SummaryFold({ title, detail, sum, controls, isOpen, onToggle }: SummaryFoldProps) {
  const { t } = useStay();
  return (
    <Fold type="button" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <span>
        <strong>{title}</strong>
        {detail && <span>{detail}</span>}
      </span>
      <strong data-sum="" translate="no">
        {sum}
      </strong>
      <Icon of={iconChevronDown} />
      <VisuallyHidden>{t('checkout.summaryDetails')}</VisuallyHidden>
    </Fold>
  );
}
