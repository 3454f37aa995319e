import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconCheck } from '@staykit/ui/primitives/icon/icons.ts';

/** What is in the price of a stay, a line each, none twice. [PRODUCT-18] */
export function StayLines({ lines }: { lines: readonly string[] }) {
  return [...new Set(lines)].map((line) => (
    <li key={line}>
      <Icon of={iconCheck} />
      {line}
    </li>
  ));
}
