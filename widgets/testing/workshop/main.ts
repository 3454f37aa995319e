import { fileURLToPath } from 'node:url';
import { widgetNames } from '@staykit/build/widget-names.ts';
import type { StorybookConfig } from '@storybook/react-vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The workshop: every component and widget in each of its states. It asks no other machine for anything. */
const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: here('./vite.config.ts') } },
  },
  stories: [
    { directory: here('../../ui/primitives'), titlePrefix: 'Primitives', files: '**/*.stories.tsx' },
    { directory: here('../../ui/components'), titlePrefix: 'Components', files: '**/*.stories.tsx' },
    ...widgetNames().map((name) => ({
      directory: here(`../../${name}`),
      titlePrefix: 'Widgets',
      files: '*.stories.tsx',
    })),
  ],
  staticDirs: [here('../../../.cache/workshop')],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, allowedHosts: [] },
  typescript: { check: false, reactDocgen: false },
  features: { sidebarOnboardingChecklist: false },
};

export default config;
