import type { Preview } from '@storybook/react-vite';
import { CHOICES, inLook, type Look } from './surroundings.tsx';

/** A list of the toolbar. */
const choice = (title: string, items: readonly string[], icon: 'globe' | 'paintbrush' | 'contrast') => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  globalTypes: {
    locale: choice('Locale', CHOICES.locale, 'globe'),
    theme: choice('Theme', CHOICES.theme, 'paintbrush'),
    scheme: choice('Light or dark', CHOICES.scheme, 'contrast'),
  },
  initialGlobals: { locale: 'fr_FR', theme: 'base', scheme: 'light' },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    backgrounds: { disable: true },
    viewport: {
      options: Object.fromEntries(
        [390, 768, 1440].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  decorators: [(Story, { globals }) => inLook(Story(), globals as Look)],
};

export default preview;
