import { ThemePicker } from '../components/theme-picker/theme-picker.tsx';
import { Participants } from '../components/travellers/participants.tsx';
import { Travellers } from '../components/travellers/travellers.tsx';
import type { BoxPanels } from './box-parts.ts';

/** The panels of the theme and the travellers, in one chunk where they are fetched. */
export const boxPanels: BoxPanels = { ThemePicker, Travellers, Participants };
