import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/navigation/scroll-to-top.ts';
import type { ScrollToTopProps } from '#registry/generated/scroll-to-top.ts';
import type { BlockProps } from '#renderer/types.ts';
import { BackToTop } from '../site/back-to-top.tsx';

/** For a page whose footer has none, or that wants it at the other side. */
export function ScrollToTop({ node }: BlockProps<ScrollToTopProps>) {
  const messages = useMessages(allMessages);
  return <BackToTop label={messages.up} owner="page" side={node.props.side} />;
}
export default ScrollToTop;
