import { useEffect } from 'react';
import { entryKey } from './scroll-places.ts';

/** Read before the router starts, which gives the entry of the document another key. */
const keyAtLoad = typeof window === 'undefined' ? '' : entryKey();

/**
 * Back and Forward lead to the place at which a page was left, also after it was loaded anew. The browser does this by itself where
 * a document is loaded; between pages of one document it would move the page that is still there, and the router would then move
 * the one that comes to its top. The code comes once the page stands:
 * nothing of it is needed before.
 */
export function useScrollRestoration(): void {
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const begin = async () => {
      // If the code cannot be loaded, the browser restores the position itself.
      const part = await import('./restore-scroll.ts').catch(() => undefined);
      if (part && !isOver) stop = part.restoreScroll(keyAtLoad);
    };
    void begin();
    return () => {
      isOver = true;
      stop();
    };
  }, []);
}
