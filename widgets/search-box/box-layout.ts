import type { ComponentType } from 'react';
import type { CalendarView } from '../components/calendar/use-paged-months.ts';
import type { DestinationPickerProps } from '../components/destination-picker/destination-picker.tsx';
import type { DropdownProps } from '../primitives/dropdown/dropdown.tsx';

/** How the choices of a search box open: under their fields, or each on a screen of its own. */
export interface BoxLayout {
  Opener: ComponentType<DropdownProps>;
  Destination: ComponentType<DestinationPickerProps>;
  /** How months are shown; side by side unless told. */
  useView?: CalendarView;
}
