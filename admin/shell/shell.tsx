import Head from 'next/head';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useAuth } from '#client/shop/auth.ts';
import { type SiteContext, SiteProvider, useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/shell.ts';
import { Alert } from '#ui/alert.tsx';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PanelTheme } from '../panel-theme.tsx';
import { Toasts } from '../parameters/toasts.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { ZoneNote } from '../zone-note.tsx';
import { Activity } from './activity.tsx';
import { Navigation } from './navigation.tsx';
import { PaletteButton } from './palette-button.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { allowedScreens, currentEntry, findScreen, type PanelScreen, panelPath, screenHref, screenTrail } from './screens.ts';
import { shellStyles as styles } from './shell-styles.ts';
import { useDisclosure } from './use-disclosure.ts';
import { useFileDrops } from './use-file-drops.ts';
import { useScreenFocus, useSoftScreens } from './use-soft-screens.ts';

/** Props of every page of the panel, from the server: the site and the panel's style sheet. */
export type AdminPageProps = { context: SiteContext; styleSheet: string };

export type ShellProps = AdminPageProps & {
  screens: readonly PanelScreen[];
  /** Takes the whole window and scrolls its own parts, where that is not said by the screen itself. */
  fills?: boolean;
  children: ReactNode;
};

/** The frame of every screen of the panel, which stays while they change; what it shows is for ADMIN and SUPER_ADMIN. */
export function Shell({ context, styleSheet, screens, fills, children }: ShellProps) {
  const { asPath } = useRouter();
  const path = new URL(asPath, 'http://local').pathname;
  return (
    <SiteProvider value={{ ...context, path }}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </Head>
      <PanelTheme styleSheet={styleSheet}>
        <Frame screens={screens} path={panelPath(path) ?? ''} {...(fills !== undefined && { fills })}>
          <RequireAdmin>{children}</RequireAdmin>
        </Frame>
      </PanelTheme>
    </SiteProvider>
  );
}

type FrameProps = Pick<ShellProps, 'screens' | 'fills' | 'children'> & {
  /** Below `/admin`. */
  path: string;
};

/** The frame without the page around it; it asks nobody who she is. */
export function Frame({ screens, path, fills: isWhole, children }: FrameProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const role = useAuth(({ user }) => user?.role);
  const allowed = allowedScreens(screens, role === 'SUPER_ADMIN' ? role : 'ADMIN');
  const current = currentEntry(allowed, path);
  const screen = findScreen(screens, path)?.screen;
  // A courtesy: the server refuses each call of such a screen.
  const isRefused = role === 'ADMIN' && screen?.right === 'SUPER_ADMIN';
  const fills = isWhole ?? screen?.fills ?? false;
  useSoftScreens(screens);
  useFileDrops();
  const main = useScreenFocus(path);
  return (
    <div className={styles.frame} data-frame={fills ? 'window' : 'page'}>
      {screen && <ScreenTitle>{screen.title(lang)}</ScreenTitle>}
      <a className={styles.skip} href="#contenu">
        {messages.skip}
      </a>
      <Bar screens={allowed} current={current} />
      {/* Named, as the bar is: a screen may show a page of the site in a frame, with landmarks of its own. */}
      <main ref={main} id="contenu" tabIndex={-1} className={fills ? styles.whole : styles.main} aria-label={messages.title}>
        {!fills && screen && <Trail screens={screens} screen={screen} />}
        {isRefused ? <Alert tone="warning" title={messages.only} /> : children}
        {!fills && <ZoneNote />}
      </main>
      <Toasts />
    </div>
  );
}

const menuId = 'panel-menu';

/** Search, activity and navigation: a column beside the screens; on a phone a row, whose button with the screen's name opens the navigation. */
function Bar({ screens, current }: { screens: readonly PanelScreen[]; current: PanelScreen | undefined }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const menu = useDisclosure<HTMLElement>(useSite().path);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the header of a page is a banner, which may have a name.
    <header className={styles.bar} aria-label={messages.title} {...menu.area}>
      <button type="button" className={styles.toggle} aria-controls={menuId} {...menu.button}>
        <Icon name={menu.isOpen ? 'close' : 'menu'} size="1.3rem" />
        <span className={styles.screen}>{current?.title(lang) ?? messages.title}</span>
        <VisuallyHidden> {messages.menu}</VisuallyHidden>
      </button>
      <div className={styles.tools}>
        <PaletteButton screens={screens} />
        <Activity />
      </div>
      <div id={menuId} className={styles.menu} data-open={menu.isOpen}>
        <Navigation screens={screens} current={current} />
      </div>
    </header>
  );
}

/** Breadcrumb of a screen that belongs to another. */
function Trail({ screens, screen }: { screens: readonly PanelScreen[]; screen: PanelScreen }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const trail = screenTrail(screens, screen);
  if (trail.length === 1) return null;
  return (
    <nav aria-label={messages.trail}>
      <ol className={styles.trail}>
        {trail.map((one) => (
          <li key={one.path}>
            {one === screen ? <span aria-current="page">{one.title(lang)}</span> : <a href={screenHref(one)}>{one.title(lang)}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
