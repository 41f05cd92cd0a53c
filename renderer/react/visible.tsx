import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ResolvedBlock } from '../core/resolved.ts';
import type { Components } from '../types.ts';
import { Baked } from './baked.tsx';
import { doAsked } from './early-page.ts';
import { fetchBlock } from './gate.ts';
import { type KeptState, keep, restoreState } from './kept-state.ts';
import { isChunkError, reloadOnce } from './reload-once.ts';

/** How far from the screen a block is made ready. */
const margin = '300px';

type Props = { node: ResolvedBlock; components: Components; block: ReactNode };

/** A block's HTML, until it comes near the screen; then the block itself, with the focus where it was and what was typed meanwhile. */
export function Visible({ node, components, block }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const kept = useRef<KeptState | undefined>(undefined);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const content = [...(place.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        fetchBlock(node.type, components).then(
          () => startTransition(() => setReady(true)),
          // The HTML stays; only what the block would have done is missing.
          (error: unknown) => isChunkError(error) && reloadOnce(),
        );
      },
      { rootMargin: margin },
    );
    // Any part of it: who is at the foot of a long form is far from its head.
    for (const element of content) observer.observe(element);
    return () => observer.disconnect();
  }, [node.type, components]);

  useLayoutEffect(() => {
    if (isReady && place.current && kept.current) restoreState(place.current, kept.current);
  }, [isReady]);

  // Its own effects have run: it hears what was asked of it before.
  useEffect(() => {
    if (isReady) doAsked();
  }, [isReady]);

  // Read while rendering, since after it the old elements are gone.
  if (isReady && place.current && !kept.current) kept.current = keep(place.current);
  return <Baked ref={place} id={node.id} html={node.html ?? null} content={isReady ? block : null} />;
}
