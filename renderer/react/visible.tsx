import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ResolvedBlock } from '../core/resolved.ts';
import type { Components } from '../types.ts';
import { Baked } from './baked.tsx';
import { fetchBlock } from './gate.ts';
import { isChunkError, reloadOnce } from './reload-once.ts';

/** How far from the screen a block is made ready. */
const margin = '300px';

type Props = { node: ResolvedBlock; components: Components; block: ReactNode };

/** A block's HTML, until it comes near the screen; then the block itself, which keeps the focus where it was. */
export function Visible({ node, components, block }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const focus = useRef<number[] | undefined>(undefined);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const content = place.current?.firstElementChild;
    if (!content) return undefined;
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
    observer.observe(content);
    return () => observer.disconnect();
  }, [node.type, components]);

  useLayoutEffect(() => {
    if (isReady && place.current && focus.current) at(place.current, focus.current)?.focus({ preventScroll: true });
  }, [isReady]);

  // Read while rendering, since after it the focused element is gone.
  if (isReady && place.current && !focus.current) focus.current = stepsTo(document.activeElement, place.current);
  return <Baked ref={place} id={node.id} html={node.html ?? null} content={isReady ? block : null} />;
}

/** Which child of which child leads from a container to an element inside it. */
function stepsTo(element: Element | null, container: Element): number[] | undefined {
  const steps: number[] = [];
  for (let current = element; current !== container; current = current.parentElement) {
    if (!current?.parentElement) return undefined;
    steps.unshift([...current.parentElement.children].indexOf(current));
  }
  return steps;
}

const at = (container: Element, steps: readonly number[]): HTMLElement | undefined =>
  steps.reduce<Element | undefined>((element, step) => element?.children[step], container) as HTMLElement | undefined;
