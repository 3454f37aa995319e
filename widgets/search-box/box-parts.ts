import type { ComponentType } from 'react';
import type { Participants } from '../components/travellers/participants.tsx';
import type { Travellers } from '../components/travellers/travellers.tsx';
import type { ThemePicker } from '../components/theme-picker/theme-picker.tsx';
import type { FlowLink } from './search-box.props.ts';
import type { SearchBoxState } from './use-search-box.ts';

/** What opens under the theme and the travellers. */
export interface BoxPanels {
  ThemePicker: typeof ThemePicker;
  Travellers: typeof Travellers;
  Participants: typeof Participants;
}

/** The parts of a search box that not every place needs, or not at once: an element leaves them out of its entry. */
export interface BoxParts {
  /** The panels, or the way to fetch them. */
  panels: BoxPanels | (() => Promise<BoxPanels>);
  /** The same search in plain fields, for a page without script. */
  PlainFields?: ComponentType<{ box: SearchBoxState; id: string }>;
  /** The flows to choose from. */
  FlowLinks?: ComponentType<{ box: SearchBoxState; flows: readonly FlowLink[] }>;
}
