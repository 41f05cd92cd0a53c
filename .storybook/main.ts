import type { StorybookConfig } from '@storybook/nextjs-vite';
import { mergeConfig } from 'vite';
import { samplePictures } from './pictures.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/nextjs-vite', options: {} },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-docs'],
  staticDirs: [
    { from: '../node_modules/@fontsource-variable/fraunces/files', to: '/fonts' },
    { from: '../node_modules/@fontsource/alegreya-sans/files', to: '/fonts' },
    { from: '../node_modules/@fontsource/alegreya-sans-sc/files', to: '/fonts' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [samplePictures()],
      // Emotion fails under Rolldown's inlined constants with "(void 0) is not a function".
      optimizeDeps: { include: ['sanitize-html'], rolldownOptions: { optimization: { inlineConst: false } } },
    }),
};
export default config;
