import Head from 'next/head';
import type { ReactNode } from 'react';
import { type SiteContext, SiteProvider, useMessages, useSite } from '#client/site.tsx';
import type { Lang } from '#schemas/site.ts';
import { Bar } from './bar.tsx';
import { messages as allMessages } from './messages.ts';
import { RequireAdmin } from './require-admin.tsx';
import { adminStyles as styles } from './styles.ts';
import { ZoneNote } from './zone-note.tsx';

/** What every page of the panel is given by the server: the site, the panel's style sheet, and its own path. */
export type AdminPageProps = { context: SiteContext; styleSheet: string };

type ShellProps = AdminPageProps & {
  children: ReactNode;
  /** The screen's own name in a language; the window's title begins with it. */
  title: (lang: Lang) => string;
  /** The screen takes the whole window and scrolls its own parts. */
  fills?: boolean;
};

/** The frame of every screen of the panel; what it shows is for ADMIN and SUPER_ADMIN. */
export function Shell({ context, styleSheet, children, title, fills = false }: ShellProps) {
  return (
    <SiteProvider value={context}>
      <ShellHead styleSheet={styleSheet} />
      <ScreenTitle>{title(context.lang)}</ScreenTitle>
      <div className={fills ? styles.window : undefined}>
        <Bar />
        <Content className={fills ? styles.whole : styles.main}>
          {children}
          {!fills && <ZoneNote />}
        </Content>
      </div>
    </SiteProvider>
  );
}

/** Named, as the bar is: a screen may show a page of the site in a frame, with landmarks of its own. */
function Content({ className, children }: { className: string; children: ReactNode }) {
  const messages = useMessages(allMessages);
  return (
    <main id="contenu" tabIndex={-1} className={className} aria-label={messages.title}>
      <RequireAdmin>{children}</RequireAdmin>
    </main>
  );
}

function ShellHead({ styleSheet }: { styleSheet: string }) {
  return (
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: CSS of our own. */}
      <style dangerouslySetInnerHTML={{ __html: styleSheet }} />
    </Head>
  );
}

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
