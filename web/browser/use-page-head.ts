import { useLayoutEffect } from 'react';
import type { PageHead } from '../model/page-props.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/**
 * Updates title and canonical address when one page follows another. `_document` writes them, and all tags for other programs, into the
 * HTML. It runs before the effect in which Next announces the title to screen readers.
 */
export function usePageHead({ title, canonical }: PageHead): void {
  useBrowserLayoutEffect(() => {
    document.title = title;
    const link = document.querySelector('link[rel="canonical"]');
    if (canonical) link?.setAttribute('href', canonical);
  }, [title, canonical]);
}
