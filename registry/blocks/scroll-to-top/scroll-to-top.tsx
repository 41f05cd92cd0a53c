import { useWords } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import type { ScrollToTopProps } from '../../generated/scroll-to-top.ts';
import { BackToTop } from '../../navigation-parts/back-to-top.tsx';
import { words as allWords } from './words.ts';

/** For a page whose footer has none, or that wants it at the other side. */
export function ScrollToTop({ node }: BlockProps<ScrollToTopProps>) {
  const words = useWords(allWords);
  return <BackToTop label={words.up} owner="page" side={node.props.side} />;
}
export default ScrollToTop;
