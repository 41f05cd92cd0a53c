import { startTransition, useEffect, useState } from 'react';
import { adoptStyles } from '#themes/style.ts';
import type { DeferredAnswer, SitePage } from '../model/page-props.ts';

const none: DeferredAnswer['nodes'] = {};

/** Fetches what a page shows to this person only, after it is there. While it is not known, or cannot be had, nothing is shown. */
export function useDeferred({ hasDeferred, context }: SitePage): DeferredAnswer['nodes'] {
  const { path, locale } = context;
  const [answer, setAnswer] = useState({ path: '', nodes: none });
  useEffect(() => {
    if (!hasDeferred) return undefined;
    const controller = new AbortController();
    fetch(`/api/page-for-me?${new URLSearchParams({ path, locale })}`, { signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) return;
        const { nodes, styles } = (await response.json()) as DeferredAnswer;
        adoptStyles(styles);
        startTransition(() => setAnswer({ path, nodes }));
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted && !(error instanceof TypeError)) throw error;
      });
    return () => controller.abort();
  }, [hasDeferred, path, locale]);
  return answer.path === path ? answer.nodes : none;
}
