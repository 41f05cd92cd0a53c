import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/navigation/mobile-bar.ts';
import type { MobileBarProps } from '#registry/generated/mobile-bar.ts';
import type { BlockProps } from '#renderer/types.ts';
import { type IconDrawing, IconPath } from '#ui/icon-path.tsx';
import { iconPaths } from '#ui/icon-paths.ts';
import { barCell, barClass, barSpace } from '../site/bar-styles.ts';
import type { MobileBarData } from './index.ts';

/** The bar of a phone. Its fifth cell is the cart's: block `cart-button` with the display `bar`. */
export function MobileBar({ node }: BlockProps<MobileBarProps, MobileBarData>) {
  const messages = useMessages(allMessages);
  const { position, hasCart, links, here, icons } = node.data;
  if (position === 'NONE') return null;
  const cells: { href: string; icon: IconDrawing; label: string; opens?: string }[] = [
    { href: links.home, icon: { path: iconPaths.home }, label: messages.home },
    { href: links.shop, icon: { path: iconPaths.shop }, label: messages.shop },
    { href: links.search, icon: icons.search, label: messages.search, opens: 'search' },
    { href: links.account, icon: icons.account, label: messages.account, opens: 'account' },
  ];
  return (
    <>
      {position === 'BOTTOM' && <div className={barSpace} />}
      <nav className={barClass(hasCart ? 'start' : 'alone', position)} aria-label={messages.label}>
        {cells.map(({ href, icon, label, opens }) => (
          <a key={href} className={barCell} href={href} aria-current={here === href ? 'page' : undefined} data-opens={opens}>
            <IconPath {...icon} size="1.4rem" />
            <span>{label}</span>
          </a>
        ))}
      </nav>
    </>
  );
}
export default MobileBar;
