import type { ComponentType } from 'react';
import { loadOnDemand } from '../components/on-demand.ts';
import type { LiveSearchBoxProps } from './live-search-box.tsx';
import type { FlowLink } from './search-box.props.ts';
import type { SearchBoxState } from './use-search-box.ts';
import type { ShopExtras, ShopExtrasInput } from './use-shop-extras.ts';

/** What a part reads and changes. */
export interface BoxPartProps {
  box: SearchBoxState;
  props: LiveSearchBoxProps;
}

/** What opens under a field, fetched when it is wanted. */
export const BOX_PANELS = {
  dates: loadOnDemand(() => import('./dates-panel.tsx')),
  /** The theme and the travellers. */
  others: loadOnDemand(() => import('./box-panels.tsx')),
};

/** The parts of a search box that an element has no use for. */
export interface BoxParts {
  /** What the shop's own pages add: the visitor's storage, the address, experiments. The same hook as long as a box lives. */
  useExtras: (input: ShopExtrasInput) => ShopExtras | undefined;
  /** The same search in plain fields, for a page without script. */
  PlainFields?: ComponentType<{ box: SearchBoxState; id: string }>;
  /** The flows to choose from. */
  FlowLinks?: ComponentType<BoxPartProps & { flows: readonly FlowLink[] }>;
}
