import { Choice } from './choice.tsx';
import type { AttributeDoc } from './playground-build.ts';

interface AttributeFieldProps {
  attribute: AttributeDoc;
  /** Its values, where a list is known. */
  choices: readonly (readonly [value: string, label: string])[] | undefined;
  /** `undefined` where it is not set. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The values of a type like `'none' | 'hash'`. */
function valuesOf(type: string): (readonly [string, string])[] | undefined {
  const parts = type.split(' | ');
  return parts.every((part) => /^'[^']*'$/.test(part))
    ? parts.map((part) => [part.slice(1, -1), part.slice(1, -1)])
    : undefined;
}

/** The field of an attribute: what its type allows. */
export function AttributeField({ attribute, choices, value, onChange }: AttributeFieldProps) {
  const { name, type, description, default: preset } = attribute;
  if (type.text === 'boolean')
    return (
      <label className="playground-check" title={description}>
        <input
          type="checkbox"
          checked={value !== undefined}
          onChange={(event) => onChange(event.currentTarget.checked ? '' : undefined)}
        />
        {name}
      </label>
    );
  const values = choices ?? valuesOf(type.text);
  if (values)
    return (
      <Choice
        label={name}
        value={value ?? ''}
        options={[['', preset ? `default: ${preset}` : 'none'], ...values]}
        onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
      />
    );
  return (
    <label className="playground-field" title={description}>
      {name}
      <input
        value={value ?? ''}
        placeholder={preset ?? ''}
        inputMode={type.text === 'number' ? 'numeric' : 'text'}
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
    </label>
  );
}
