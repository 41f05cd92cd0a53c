import { Component, type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { ResolvedBlock } from '../core/resolved.ts';
import type { Components } from '../types.ts';
import { Baked } from './baked.tsx';
import { doAsked } from './early-page.ts';
import { fetchBlock } from './gate.ts';
import { type KeptState, keep, restoreState } from './kept-state.ts';
import { isChunkError, reloadOnce } from './reload-once.ts';

/** Distance from the screen at which a block is hydrated. */
const margin = '300px';

type Props = { node: ResolvedBlock; components: Components; block: ReactNode };

/** A block's HTML, until it comes near the screen; then the block itself, with the focus where it was and what was typed meanwhile. */
export function Visible({ node, components, block }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
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

  // Its own effects have run: it hears what was asked of it before.
  useEffect(() => {
    if (isReady) doAsked();
  }, [isReady]);

  return <Kept place={place} node={node} content={isReady ? block : null} />;
}

type KeptProps = { place: RefObject<HTMLDivElement | null>; node: ResolvedBlock; content: ReactNode };

/** Carries over what is done in the HTML up to the very moment at which React replaces it; only a class is told of that moment. */
class Kept extends Component<KeptProps> {
  override getSnapshotBeforeUpdate({ content }: KeptProps): KeptState | null {
    const place = this.props.place.current;
    return content === null && this.props.content !== null && place ? keep(place) : null;
  }
  override componentDidUpdate(_: KeptProps, __: unknown, kept: KeptState | null): void {
    const place = this.props.place.current;
    if (kept && place) restoreState(place, kept);
  }
  override render(): ReactNode {
    const { place, node, content } = this.props;
    return <Baked ref={place} id={node.id} html={node.html ?? null} content={content} />;
  }
}
