import { useMessages } from '#client/site.tsx';
import type { ScrollToTopProps } from '#registry/generated/scroll-to-top.ts';
import type { BlockProps } from '#renderer/types.ts';
import { BackToTop } from '../site/back-to-top.tsx';

const allMessages = { fr: { up: 'Haut de la page' }, en: { up: 'Top of the page' } };

/** For a page whose footer has none, or that wants it at the other side. */
export function ScrollToTop({ node }: BlockProps<ScrollToTopProps>) {
  const messages = useMessages(allMessages);
  return <BackToTop label={messages.up} owner="page" side={node.props.side} />;
}
export default ScrollToTop;
