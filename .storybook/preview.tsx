import type { Preview } from '@storybook/nextjs-vite';
import { SiteProvider } from '#client/site.tsx';
import { sampleSite, sampleStyleSheet } from './sample-site.ts';

const preview: Preview = {
  tags: ['test', 'autodocs'],
  globalTypes: {
    lang: { description: 'Langue', toolbar: { title: 'Langue', icon: 'globe', items: ['fr', 'en'], dynamicTitle: true } },
  },
  initialGlobals: { lang: 'fr' },
  // A fault that axe finds fails the story.
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen' },
  decorators: [
    (Story, { globals }) => (
      <SiteProvider value={sampleSite(globals.lang === 'en' ? 'en' : 'fr')}>
        <style>{sampleStyleSheet}</style>
        <Story />
      </SiteProvider>
    ),
  ],
};
export default preview;
