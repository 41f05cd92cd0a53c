import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { isPlainPress } from '#client/plain-press.ts';
import { isSoft, openScreen, preloadScreen } from './open-screen.ts';
import { findScreen, type PanelScreen, panelPath } from './screens.ts';

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

/**
 * Makes plain links between screens change the screen without loading the page: the shell stays. The code of a screen is fetched when a
 * pointer comes over its link or the focus comes to it.
 */
export function useSoftScreens(screens: readonly PanelScreen[]): void {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || !isPlainPress(event) || !isSoft(screens, link, window.location)) return;
      event.preventDefault();
      void openScreen(router, screens, link);
    };
    const prepare = (event: Event) => {
      const link = linkOf(event);
      if (!link || !isSoft(screens, link, window.location)) return;
      const found = findScreen(screens, panelPath(link.pathname) ?? '');
      // If the preload fails, following the link shows the error.
      if (found) preloadScreen(found.screen).catch(() => undefined);
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', prepare);
    document.addEventListener('focusin', prepare);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
    };
  }, [router, screens]);
}

/** After another screen has come: the focus goes to its beginning and, unless the person went back, so does the window. */
export function useScreenFocus(path: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  const isBack = useRef(false);
  useEffect(() => {
    const note = () => {
      isBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  useEffect(() => {
    if (shown.current !== path) {
      main.current?.focus({ preventScroll: true });
      const named = document.getElementById(window.location.hash.slice(1));
      if (named) named.scrollIntoView();
      else if (!isBack.current) window.scrollTo(0, 0);
    }
    shown.current = path;
    isBack.current = false;
  }, [path]);
  return main;
}
