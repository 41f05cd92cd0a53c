import Head from 'next/head';
import { useSite, useWords } from '#client/site.tsx';
import { words as allWords } from './words.ts';

/** The window's title: what the screen shows, the panel, the site. Of several on one screen the innermost counts. */
export function ScreenTitle({ children }: { children: string }) {
  const words = useWords(allWords);
  const { site } = useSite();
  return (
    <Head>
      <title>{[children, words.title, site.name].join(' · ')}</title>
    </Head>
  );
}
