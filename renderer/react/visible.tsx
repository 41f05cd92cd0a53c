import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import type { ResolvedBlock } from '../core/resolved.ts';
import type { BlockComponent, Components } from '../types.ts';
import { Baked } from './baked.tsx';
import { isChunkError, reloadOnce } from './reload-once.ts';

/** How far below the screen a block is made ready. */
const margin = '300px';

type Props = { node: ResolvedBlock; load: Components[string]['load']; render: (Component: BlockComponent) => ReactNode };

/** A block's HTML, until it comes near the screen or is focused; then the block itself. */
export function Visible({ node, load, render }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [Component, setComponent] = useState<BlockComponent | null>(null);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const content = place.current?.firstElementChild;
    if (!content) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setWanted(true), {
      rootMargin: margin,
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (module) => startTransition(() => setComponent(() => module.default)),
      // The HTML stays; only what the block would have done is missing.
      (error: unknown) => isChunkError(error) && reloadOnce(),
    );
  }, [isWanted, load]);

  return Component ? render(Component) : <Baked ref={place} id={node.id} html={node.html ?? null} />;
}
