import type { WidgetProps } from '@rjsf/utils';

/** Yes, no, or not set, which is neither: RJSF's own has no words for that. */
export function YesNoWidget({ id, value, onChange }: WidgetProps) {
  return (
    <select
      id={id}
      value={typeof value === 'boolean' ? String(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'true')}
    >
      <option value="">not set</option>
      <option value="true">Yes</option>
      <option value="false">No</option>
    </select>
  );
}
