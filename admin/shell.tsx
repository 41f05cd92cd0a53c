import Head from 'next/head';
import type { ReactNode } from 'react';
import { auth, useAuth } from '#client/shop/auth.ts';
import { type SiteContext, SiteProvider, useSite, useWords } from '#client/site.tsx';
import { Button } from '#ui/button.tsx';
import { ForTeam } from './for-team.tsx';
import { adminStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

/** What every page of the panel is given by the server: the site, the panel's style sheet, and its own path. */
export type AdminPageProps = { context: SiteContext; styleSheet: string };

/** `fills`: the screen takes the whole window and scrolls its own parts. */
type ShellProps = AdminPageProps & { children: ReactNode; fills?: boolean };

/** The frame of every screen of the panel; what it shows is for ADMIN and SUPER_ADMIN. */
export function Shell({ context, styleSheet, children, fills = false }: ShellProps) {
  return (
    <SiteProvider value={context}>
      <ShellHead styleSheet={styleSheet} />
      <div className={fills ? styles.window : undefined}>
        <Bar />
        <Content className={fills ? styles.whole : styles.main}>{children}</Content>
      </div>
    </SiteProvider>
  );
}

/** Named, as the bar is: a screen may show a page of the site in a frame, with landmarks of its own. */
function Content({ className, children }: { className: string; children: ReactNode }) {
  const words = useWords(allWords);
  return (
    <main id="contenu" tabIndex={-1} className={className} aria-label={words.title}>
      <ForTeam>{children}</ForTeam>
    </main>
  );
}

function ShellHead({ styleSheet }: { styleSheet: string }) {
  const words = useWords(allWords);
  const { site } = useSite();
  return (
    <Head>
      <title>{`${words.title} · ${site.name}`}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: CSS of our own. */}
      <style dangerouslySetInnerHTML={{ __html: styleSheet }} />
    </Head>
  );
}

function Bar() {
  const words = useWords(allWords);
  const { path } = useSite();
  const { user, status } = useAuth();
  const links = [
    { href: '/admin/orders', label: words.orders },
    { href: '/admin/returns', label: words.returns },
    { href: '/admin/stock', label: words.stock },
    { href: '/admin/products', label: words.products },
    { href: '/admin/registrations', label: words.registrations },
    { href: '/admin/answers', label: words.answers },
    { href: '/admin/mails', label: words.mails },
    { href: '/admin/parameters', label: words.parameters },
  ];
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the header of a page is a banner, which may have a name.
    <header className={styles.bar} aria-label={words.title}>
      <a className={styles.skip} href="#contenu">
        {words.skip}
      </a>
      <nav aria-label={words.navigation} style={{ display: 'contents' }}>
        {links.map(({ href, label }) => (
          <a key={href} className={styles.link} href={href} aria-current={path.startsWith(href) ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <div className={styles.end}>
        <a className={styles.link} href="/">
          {words.toSite}
        </a>
        {user && (
          <Button variant="quiet" busy={status === 'signingOut'} onClick={auth.logout}>
            {words.logout}
          </Button>
        )}
      </div>
    </header>
  );
}
