import { useWords } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import { Icon } from '#ui/icon.tsx';
import type { SiteMenuProps } from '../../generated/site-menu.ts';
import { SiteLogo } from '../../navigation-parts/site-logo.tsx';
import { DesktopNav } from './desktop-nav.tsx';
import { Drawer } from './drawer.tsx';
import type { SiteMenuData } from './load.ts';
import { menuStyles as styles } from './menu-styles.ts';
import { words as allWords } from './words.ts';

/** The row of the logo with search and account, the menu of a wide screen below it, the phone's in a drawer. */
export function SiteMenu({ node }: BlockProps<SiteMenuProps, SiteMenuData>) {
  const words = useWords(allWords);
  const { props, data } = node;
  const { entries, logo, siteName, languages, look } = data;
  const drawerId = 'site-menu';
  const account = props.showAccount && (
    <a className={`${styles.iconLink} ${styles.wideOnly}`} href={props.accountUrl} aria-label={words.account}>
      <Icon name={look.MY_ACCOUNT_ICON} size="1.5em" />
      {look.DISPLAY_MENU_ICON && <span className={styles.iconWord}>{words.account}</span>}
    </a>
  );
  return (
    <>
      <div className={styles.bar[look.LOGO_POSITION]}>
        <div className={styles.start}>
          <button type="button" className={`${styles.iconLink} ${styles.menuButton}`} popoverTarget={drawerId} aria-label={words.menu}>
            <Icon name="menu" size="1.6rem" />
          </button>
          {props.showSearch && (
            <a className={`${styles.iconLink} ${styles.wideOnly}`} href={props.searchUrl} aria-label={words.search}>
              <Icon name="search" size="1.5em" />
              {look.DISPLAY_MENU_ICON && <span className={styles.iconWord}>{words.search}</span>}
            </a>
          )}
        </div>
        <a className={styles.logo} href="/" aria-label={words.home(siteName)}>
          <SiteLogo logo={logo} siteName={siteName} className={styles.wordmark} />
        </a>
        <div className={styles.end}>
          {languages.length > 0 && (
            <nav className={`${styles.languages} ${styles.wideOnly}`} aria-label={words.languages}>
              {languages.map(({ lang, name, label, href, isCurrent }) => (
                <a key={lang} href={href} lang={lang} hrefLang={lang} title={label} aria-current={isCurrent ? 'true' : undefined}>
                  {name}
                </a>
              ))}
            </nav>
          )}
          {account}
        </div>
      </div>
      <DesktopNav label={words.main} entries={entries} look={look} />
      <Drawer id={drawerId} props={props} data={data} />
    </>
  );
}
export default SiteMenu;
