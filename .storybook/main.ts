import { globSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/nextjs-vite';
import { mergeConfig } from 'vite';
import { samplePictures } from './pictures.ts';
import { titleByCategory } from './titles.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/nextjs-vite', options: {} },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-docs'],
  staticDirs: globSync('node_modules/@fontsource{,-variable}/*/files').map((folder) => ({ from: `../${folder}`, to: '/fonts' })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (indexers) => (indexers ?? []).map(titleByCategory),
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [samplePictures()],
      // Emotion fails under Rolldown's inlined constants with "(void 0) is not a function".
      optimizeDeps: {
        include: [
          'sanitize-html',
          'lru-cache',
          'leaflet',
          'swiper',
          'swiper/modules',
          'culori/fn',
          '@emotion/react',
          '@tanstack/react-query',
          'xstate',
          'zod',
          'axe-core',
          'marked',
          'react-dom/client',
          '@tiptap/core',
          '@tiptap/extension-list',
          '@tiptap/pm/model',
          '@tiptap/pm/state',
          '@tiptap/pm/tables',
          '@tiptap/react',
          '@tiptap/starter-kit',
        ],
        rolldownOptions: { optimization: { inlineConst: false } },
      },
    }),
};
export default config;
