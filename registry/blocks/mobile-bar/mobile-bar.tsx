import { useSite, useWords } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import type { MobileBarProps } from '../../generated/mobile-bar.ts';
import { barCell, barClass, barSpace } from '../../navigation-parts/bar-styles.ts';
import type { MobileBarData } from './load.ts';
import { words as allWords } from './words.ts';

/** The bar of a phone. Its fifth cell is the cart's: block `cart-button` with the display `bar`. */
export function MobileBar({ node }: BlockProps<MobileBarProps, MobileBarData>) {
  const words = useWords(allWords);
  const { path } = useSite();
  const { position, shopUrl, accountIcon } = node.data;
  if (position === 'NONE') return null;
  const cells: { href: string; icon: IconName; label: string }[] = [
    { href: '/', icon: 'home', label: words.home },
    { href: shopUrl, icon: 'shop', label: words.shop },
    { href: node.props.searchUrl, icon: 'search', label: words.search },
    { href: node.props.accountUrl, icon: accountIcon, label: words.account },
  ];
  return (
    <>
      <div className={barSpace[position]} />
      <nav className={barClass('start', position)} aria-label={words.label}>
        {cells.map(({ href, icon, label }) => (
          <a key={href} className={barCell} href={href} aria-current={path === href ? 'page' : undefined}>
            <Icon name={icon} size="1.4rem" />
            <span>{label}</span>
          </a>
        ))}
      </nav>
    </>
  );
}
export default MobileBar;
