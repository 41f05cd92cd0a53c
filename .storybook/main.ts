import type { StorybookConfig } from '@storybook/nextjs-vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: { name: '@storybook/nextjs-vite', options: {} },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Emotion fails under Rolldown's inlined constants with "(void 0) is not a function".
  viteFinal: (vite) => mergeConfig(vite, { optimizeDeps: { rolldownOptions: { optimization: { inlineConst: false } } } }),
};
export default config;
