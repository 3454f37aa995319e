import type { WidgetProps } from '@rjsf/utils';
import { PAIRINGS } from '@staykit/themes/pairings.ts';
import { groupLabelId } from './templates.tsx';

/** Blocks of a first page, as rectangles: x, y, width, height of 60 by 40. */
const LAYOUTS: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>> = {
  magazine: [
    [4, 4, 52, 4],
    [4, 12, 32, 24],
    [40, 12, 16, 11],
    [40, 25, 16, 11],
  ],
  shop: [
    [4, 4, 52, 8],
    [4, 15, 11, 9],
    [18, 15, 11, 9],
    [32, 15, 11, 9],
    [46, 15, 10, 9],
    [4, 27, 11, 9],
    [18, 27, 11, 9],
    [32, 27, 11, 9],
    [46, 27, 10, 9],
  ],
  brochure: [
    [0, 0, 60, 22],
    [0, 24, 60, 16],
  ],
};

/** One of some names, each with what it looks like; none is a choice too. */
export function ChoiceWidget({ id, value, options, onChange }: WidgetProps) {
  const names = (options.enumOptions ?? []).map((one) => String(one.value));
  const chosen: unknown = value;
  return (
    <div id={id} role="radiogroup" aria-labelledby={groupLabelId(id)} tabIndex={-1} className="choices">
      {['', ...names].map((name) => (
        <label key={name}>
          <input
            type="radio"
            name={id}
            checked={(chosen ?? '') === name}
            onChange={() => onChange(name === '' ? undefined : name)}
          />
          <Sample name={name} />
          <span>{name === '' ? 'none' : name}</span>
        </label>
      ))}
    </div>
  );
}

function Sample({ name }: { name: string }) {
  const blocks = Object.hasOwn(LAYOUTS, name) ? LAYOUTS[name] : undefined;
  const type = Object.hasOwn(PAIRINGS, name) ? PAIRINGS[name as keyof typeof PAIRINGS] : undefined;
  if (blocks)
    return (
      <svg viewBox="0 0 60 40" aria-hidden="true">
        {blocks.map(([x, y, width, height]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} />
        ))}
      </svg>
    );
  if (type)
    return (
      <svg viewBox="0 0 60 40" aria-hidden="true">
        <text
          x="30"
          y="28"
          textAnchor="middle"
          fontSize="24"
          fontFamily={String(type['family-display'])}
          fontWeight={String(type['weight-display'])}
        >
          Aa
        </text>
      </svg>
    );
  return null;
}
