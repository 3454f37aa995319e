import { useState } from 'react';
import { formatCount } from '@staykit/core/market/format-count.ts';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { Checks, None } from './filters.styles.ts';

/** A value that can be ticked. */
export interface Choice {
  value: string;
  label: string;
  /** Offers behind it; nothing while unknown. */
  count?: number;
  checked: boolean;
  /** Where nothing is behind it by default. */
  disabled?: boolean;
}

export interface CheckListProps {
  choices: readonly Choice[];
  onToggle: (value: string) => void;
}

/** Values with their counts; one with no offers behind it can only be unticked. [FACET-01] */
export function CheckList({ choices, onToggle }: CheckListProps) {
  const { t } = useStay();
  if (!choices.length) return <None>{t('filters.none')}</None>;
  return (
    <Checks>
      {choices.map((choice) => (
        <Tick key={choice.value} choice={choice} onToggle={onToggle} />
      ))}
    </Checks>
  );
}

/** One of them. It shows a press before its list has followed. */
function Tick({ choice, onToggle }: { choice: Choice; onToggle: (value: string) => void }) {
  const { locale } = useStay();
  const { value, label, count, checked, disabled = count === 0 && !checked } = choice;
  const [pressed, setPressed] = useState<{ of: Choice; checked: boolean }>();
  return (
    <li>
      <Checkbox
        checked={pressed?.of === choice ? pressed.checked : checked}
        disabled={disabled}
        label={label}
        {...(count !== undefined && { count: formatCount(count, locale) })}
        onChange={(now) => {
          setPressed({ of: choice, checked: now });
          onToggle(value);
        }}
      />
    </li>
  );
}
