import type { Preview } from '@storybook/nextjs-vite';

const preview: Preview = {
  tags: ['test'],
  // A fault that axe finds fails the story.
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen', nextjs: { appDirectory: false } },
};
export default preview;
