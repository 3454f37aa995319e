import type { ComponentType } from 'react';
import type { Participants } from '../components/travellers/participants.tsx';
import type { Travellers } from '../components/travellers/travellers.tsx';
import type { ThemePicker } from '../components/theme-picker/theme-picker.tsx';
import type { PhoneBoxProps } from './phone-box.tsx';
import type { FlowLink } from './search-box.props.ts';
import type { SearchLink } from './search-link.ts';
import type { Late } from './use-late.ts';
import type { SearchBoxState } from './use-search-box.ts';
import type { useShopExtras } from './use-shop-extras.ts';

/** What opens under the theme and the travellers. */
export interface BoxPanels {
  ThemePicker: typeof ThemePicker;
  Travellers: typeof Travellers;
  Participants: typeof Participants;
}

/** The whole box as a screen of its own. */
export interface BoxOnPhone {
  PhoneBox: ComponentType<PhoneBoxProps>;
}

/** The parts of a search box that not every place needs, or not at once: an element leaves them out of its entry. */
export interface BoxParts {
  panels: Late<BoxPanels>;
  phone: Late<BoxOnPhone>;
  link: Late<SearchLink>;
  /** What the shop's own pages add: the visitor's storage, the address, experiments. */
  useExtras?: typeof useShopExtras;
  /** The same search in plain fields, for a page without script. */
  PlainFields?: ComponentType<{ box: SearchBoxState; id: string }>;
  /** The flows to choose from. */
  FlowLinks?: ComponentType<{ box: SearchBoxState; flows: readonly FlowLink[] }>;
}
