import { useSite, useWords } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import { type IconDrawing, IconPath } from '#ui/icon-path.tsx';
import { iconPaths } from '#ui/icon-paths.ts';
import type { MobileBarProps } from '../../generated/mobile-bar.ts';
import { barCell, barClass, barSpace } from '../../navigation-parts/bar-styles.ts';
import type { MobileBarData } from './load.ts';
import { words as allWords } from './words.ts';

/** The bar of a phone. Its fifth cell is the cart's: block `cart-button` with the display `bar`. */
export function MobileBar({ node }: BlockProps<MobileBarProps, MobileBarData>) {
  const words = useWords(allWords);
  const { path } = useSite();
  const { position, shopUrl, searchIcon, accountIcon } = node.data;
  if (position === 'NONE') return null;
  const cells: { href: string; icon: IconDrawing; label: string }[] = [
    { href: '/', icon: { path: iconPaths.home }, label: words.home },
    { href: shopUrl, icon: { path: iconPaths.shop }, label: words.shop },
    { href: node.props.searchUrl, icon: searchIcon, label: words.search },
    { href: node.props.accountUrl, icon: accountIcon, label: words.account },
  ];
  return (
    <>
      <div className={barSpace[position]} />
      <nav className={barClass('start', position)} aria-label={words.label}>
        {cells.map(({ href, icon, label }) => (
          <a key={href} className={barCell} href={href} aria-current={path === href ? 'page' : undefined}>
            <IconPath {...icon} size="1.4rem" />
            <span>{label}</span>
          </a>
        ))}
      </nav>
    </>
  );
}
export default MobileBar;
