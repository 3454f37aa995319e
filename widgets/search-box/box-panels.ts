/* The panels of the theme and the travellers, in one chunk where they are fetched. */
export { ThemePicker } from '../components/theme-picker/theme-picker.tsx';
export { Participants } from '../components/travellers/participants.tsx';
export { Travellers } from '../components/travellers/travellers.tsx';
