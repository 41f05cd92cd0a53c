import { ThemeProvider } from '@emotion/react';
import type { Preview } from '@storybook/nextjs-vite';
import { lazy, Suspense } from 'react';
import { SiteProvider } from '#client/site.tsx';
import { choiceStore } from '#registry/buying/choosing/choice-store.ts';
import { openOnClick } from '#registry/opening.ts';
import { theme } from '#themes/theme.ts';
import { startClock } from './clock.ts';
import { lookElement, lookOf, looks } from './looks.ts';
import { sampleSite } from './sample-site.ts';

const langOf = (lang: unknown) => (lang === 'en' ? 'en' : 'fr');

// Only where a page of documentation is opened: tests need none.
const BlockPage = lazy(() => import('./docs-page.tsx'));

// Storybook's own panel also lists what passes; a test reads the violations only, and axe takes longer to describe the rest.
const isStandaloneTest = import.meta.env.VITEST_STORYBOOK === 'false';

/** Dialogs and popovers open without a transition in tests: at the first frame of one they cannot be seen yet. */
const isInTest = import.meta.env.VITEST_STORYBOOK !== undefined;
const openAtOnce = 'dialog,[popover]{transition:none!important}';

const preview: Preview = {
  beforeEach: ({ globals }) => {
    startClock();
    // The tests of several files share a page.
    choiceStore.forget();
    document.documentElement.lang = langOf(globals.lang);
    // Code that opens parts over the page, as on every page of the site.
    return openOnClick();
  },
  tags: ['test', 'autodocs'],
  globalTypes: {
    look: {
      description: 'Apparence',
      toolbar: {
        ...{ title: 'Apparence', icon: 'paintbrush', dynamicTitle: true },
        items: looks.map(({ id, title }) => ({ value: id, title })),
      },
    },
    lang: {
      description: 'Langue',
      toolbar: {
        ...{ title: 'Langue', icon: 'globe', dynamicTitle: true },
        items: [
          { value: 'fr', title: 'Français' },
          { value: 'en', title: 'English' },
        ],
      },
    },
  },
  initialGlobals: { look: 'boutique', lang: 'fr' },
  parameters: {
    // A fault that axe finds fails the story.
    a11y: { test: 'error', options: isStandaloneTest ? { resultTypes: ['violations'] } : {} },
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: { name: 'Téléphone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Bureau 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    docs: {
      page: () => (
        <Suspense>
          <BlockPage />
        </Suspense>
      ),
    },
    options: { storySort: { order: ['Thème', 'Éléments', 'Blocs', 'Panneau'] } },
  },
  decorators: [
    (Story, { globals }) => (
      <SiteProvider value={sampleSite(langOf(globals.lang))}>
        <style id={lookElement}>{lookOf(globals.look).sheet}</style>
        {isInTest && <style>{openAtOnce}</style>}
        <ThemeProvider theme={theme}>
          <Story />
        </ThemeProvider>
      </SiteProvider>
    ),
  ],
};
export default preview;
