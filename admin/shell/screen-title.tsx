import Head from 'next/head';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/shell.ts';

/** The window's title: what the screen shows, the panel, the site. Of several on one screen the innermost counts. */
export function ScreenTitle({ children }: { children: string }) {
  const messages = useMessages(allMessages);
  const { site } = useSite();
  return (
    <Head>
      <title>{[children, messages.title, site.name].join(' · ')}</title>
    </Head>
  );
}
