import type { NextRouter } from 'next/router';
import { queryClient } from '#client/query-client.ts';
import { mayLeave } from './leave-guard.ts';
import { findScreen, type PanelScreen, panelPath } from './screens.ts';

type Address = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash'>;
type Link = Address & Pick<HTMLAnchorElement, 'target' | 'hasAttribute'>;

/** The screen at an address, where it can be shown without loading the page: one that fills the window has states of its own to lose. */
function softScreen(screens: readonly PanelScreen[], { pathname }: Pick<Address, 'pathname'>): PanelScreen | undefined {
  const path = panelPath(pathname);
  const found = path === null ? undefined : findScreen(screens, path)?.screen;
  return found?.fills ? undefined : found;
}

/** Returns whether a link changes the screen within the current shell. */
export function isSoft(screens: readonly PanelScreen[], link: Link, here: Address): boolean {
  if (link.origin !== here.origin || link.hasAttribute('download') || (link.target && link.target !== '_self')) return false;
  if (!softScreen(screens, link) || !softScreen(screens, here)) return false;
  return link.hash === '' || link.pathname !== here.pathname || link.search !== here.search;
}

/** `next/dynamic` gives its components this, and no type of it. */
type Preloaded = { preload?: () => Promise<unknown> };

/** Fetches the code of a screen, so that it shows at once when it is opened. */
export const preloadScreen = async ({ component }: PanelScreen): Promise<void> => {
  await (component as Preloaded).preload?.();
};

/**
 * Shows another screen in the shell that is there. The screen on show stays until the code of the next has come; what was read before
 * is read again. A screen with unsaved work is asked first.
 */
export async function openScreen(router: NextRouter, screens: readonly PanelScreen[], { pathname, search, hash }: Address): Promise<void> {
  if (!(await mayLeave())) return;
  const screen = softScreen(screens, { pathname });
  const address = pathname + search + hash;
  try {
    if (!screen) throw new Error(`No screen at ${pathname}`);
    await preloadScreen(screen);
  } catch {
    // Of an older build: the page brings the present one.
    window.location.assign(address);
    return;
  }
  void queryClient().invalidateQueries({ queryKey: ['admin'], refetchType: 'none' });
  // The server has nothing to add to a screen of the same page.
  await router.push(address, undefined, { shallow: true });
}
