import { useLayoutEffect } from 'react';
import type { PageHead } from '../model/page-props.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;

/**
 * Keeps title and canonical address right while one page follows another; `_document` writes them, and all that only
 * other programs read, into the HTML. Before the effect in which Next reads the title out to screen readers.
 */
export function usePageHead({ title, canonical }: PageHead): void {
  useBrowserLayoutEffect(() => {
    document.title = title;
    const link = document.querySelector('link[rel="canonical"]');
    if (canonical) link?.setAttribute('href', canonical);
  }, [title, canonical]);
}
