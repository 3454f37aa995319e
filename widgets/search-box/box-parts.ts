import type { ComponentType } from 'react';
import type { DatesPanelProps } from './dates-panel.tsx';
import type { LiveSearchBoxProps } from './live-search-box.tsx';
import type { PlaceName } from './place-name.ts';
import type { PhoneLineProps } from './phone-line.tsx';
import type { FlowLink } from './search-box.props.ts';
import type { SearchLink } from './search-link.ts';
import type { StayChoice } from './stay-choice.tsx';
import type { Late } from './use-late.ts';
import type { SearchBoxState } from './use-search-box.ts';
import type { ShopExtras, ShopExtrasInput } from './use-shop-extras.ts';

/** What a part reads and changes. */
export interface BoxPartProps {
  box: SearchBoxState;
  props: LiveSearchBoxProps;
}

/** What opens under the dates. */
export interface BoxDates {
  DatesPanel: ComponentType<DatesPanelProps>;
}

/** What opens under the theme and the travellers. */
export interface BoxPanels {
  ThemePanel: ComponentType<BoxPartProps>;
  TravellersPanel: ComponentType<BoxPartProps>;
}

/** The line that stands for the fields on a phone. */
export interface BoxOnPhone {
  PhoneLine: ComponentType<PhoneLineProps>;
}

/** The screen that it opens. */
export interface BoxScreen {
  PhoneBox: ComponentType<BoxPartProps & { id: string }>;
}

/** The parts of a search box that not every place needs, or not at once: an element leaves them out of its entry. */
export interface BoxParts {
  dates: Late<BoxDates>;
  panels: Late<BoxPanels>;
  phone: Late<BoxOnPhone>;
  screen: Late<BoxScreen>;
  choice: Late<StayChoice>;
  link: Late<SearchLink>;
  name: Late<PlaceName>;
  /** What the shop's own pages add: the visitor's storage, the address, experiments. The same hook as long as a box lives. */
  useExtras: (input: ShopExtrasInput) => ShopExtras | undefined;
  /** The same search in plain fields, for a page without script. */
  PlainFields?: ComponentType<{ box: SearchBoxState; id: string }>;
  /** The flows to choose from. */
  FlowLinks?: ComponentType<BoxPartProps & { flows: readonly FlowLink[] }>;
}
