import * as panels from './box-panels.ts';
import type { BoxParts } from './box-parts.ts';
import { FlowLinks } from './flow-links.tsx';
import { LiveSearchBox } from './live-search-box.tsx';
import { NativeFields } from './native-fields.tsx';
import { PhoneBox } from './phone-box.tsx';
import type { SearchBoxProps } from './search-box.props.ts';
import * as link from './search-link.ts';
import { useShopExtras } from './use-shop-extras.ts';

const PARTS: BoxParts = {
  panels,
  phone: { PhoneBox },
  link,
  useExtras: useShopExtras,
  PlainFields: NativeFields,
  FlowLinks,
};

/**
 * The search box: where, when, what and who. On a phone one line that opens all of it; without script a plain
 * form that asks the same.
 */
export function SearchBox(props: SearchBoxProps) {
  return <LiveSearchBox {...props} parts={PARTS} />;
}
