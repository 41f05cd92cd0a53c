import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/navigation/site-menu.ts';
import type { SiteMenuProps } from '#registry/generated/site-menu.ts';
import type { BlockProps } from '#renderer/types.ts';
import { type IconDrawing, IconPath } from '#ui/icon-path.tsx';
import { iconPaths } from '#ui/icon-paths.ts';
import type { SearchSettings } from '../search/search-settings.ts';
import { LanguageLinks } from '../site/language-links.tsx';
import { SiteLogo } from '../site/site-logo.tsx';
import { Drawer } from './drawer.tsx';
import { EntryList } from './entry-list.tsx';
import type { SiteMenuData } from './index.ts';
import { rowClass, rowStyles as styles } from './row-styles.ts';

/**
 * The row of the logo with search and account; the menu of a wide screen below it, beside the logo or around it; the phone's in a
 * drawer.
 */
export function SiteMenu({ node }: BlockProps<SiteMenuProps, SiteMenuData>) {
  const messages = useMessages(allMessages);
  const { props, data } = node;
  const { entries, siteName, look, icons } = data;
  const drawerId = 'site-menu';
  const position = look.LOGO_POSITION;
  const hasIcon = look.DISPLAY_MENU_ICON;

  const logo = (
    <a className={styles.logo} data-shrinks="" href={data.homeHref} aria-label={messages.home({ name: siteName })}>
      <SiteLogo logo={data.logo} logoOnTop={data.logoOnTop} siteName={siteName} className={styles.wordmark} />
    </a>
  );
  const search = props.showSearch && (
    <IconLink
      href={data.searchHref}
      label={messages.search}
      icon={icons.search}
      hasIcon={hasIcon}
      hasWord={!hasIcon}
      search={data.search}
    />
  );
  const languages = <LanguageLinks links={data.languages} label={messages.languages} className={styles.languages} />;
  const half = Math.ceil(entries.length / 2);
  return (
    <>
      <div className={rowClass[position][look.LOGO_POSITION_MOBILE]}>
        <div className={position === 'LEFT' ? styles.startOnPhone : styles.start}>
          <button type="button" className={styles.menuButton} popoverTarget={drawerId} aria-label={messages.menu}>
            <IconPath {...icons.menu} size="1.6rem" />
          </button>
          {position !== 'LEFT' && search}
          {position === 'CENTER' && languages}
        </div>
        {position !== 'CENTER' && logo}
        {position === 'LEFT' && (
          <nav className={styles.navInRow} aria-label={messages.main}>
            <EntryList place="row" entries={entries} look={look} />
          </nav>
        )}
        {position === 'CENTER' && (
          <nav className={styles.navAround} aria-label={messages.main}>
            <EntryList place="before" entries={entries.slice(0, half)} look={look} />
            {logo}
            <EntryList place="after" entries={entries.slice(half)} look={look} />
          </nav>
        )}
        <div className={styles.end}>
          {position === 'LEFT' && search}
          {position !== 'CENTER' && languages}
          {data.wishlistHref && (
            <IconLink
              href={data.wishlistHref}
              label={messages.wishlist}
              icon={{ path: iconPaths.heart }}
              hasIcon={hasIcon}
              hasWord={!hasIcon}
            />
          )}
          {props.showAccount && (
            <IconLink
              href={data.accountHref}
              label={messages.account}
              icon={icons.account}
              hasIcon={hasIcon}
              hasWord={data.hasAccountWord}
              isStacked={hasIcon}
              opens="account"
            />
          )}
        </div>
      </div>
      {position === 'TOP' && (
        <nav className={styles.nav} aria-label={messages.main}>
          <EntryList place="own" entries={entries} look={look} />
        </nav>
      )}
      <Drawer id={drawerId} props={props} data={data} />
    </>
  );
}
export default SiteMenu;

type IconLinkProps = {
  href: string;
  label: string;
  icon: IconDrawing;
  /** The icon is drawn on a large screen too. */
  hasIcon: boolean;
  hasWord: boolean;
  /** The word under the icon, not beside it. */
  isStacked?: boolean;
  opens?: string;
  search?: SearchSettings;
};

/**
 * Search or account in the logo's row, as an icon or, where the owner wants it on a large screen, as a word; a phone has the account in its bar and menu. The search
 * opens over the page; its address serves without JavaScript.
 */
const IconLink = ({ href, label, icon, hasIcon, hasWord, isStacked = false, opens, search }: IconLinkProps) => (
  <a
    className={search ? styles.searchLink : hasWord && isStacked ? styles.stackedLink : styles.iconLink}
    href={href}
    aria-label={label}
    data-opens={opens}
    {...(search && { 'data-opens': 'search', 'data-search': JSON.stringify(search) })}
  >
    {hasIcon ? (
      <IconPath {...icon} size="1.5em" />
    ) : (
      <span className={styles.iconOfWord}>
        <IconPath {...icon} size="1.5em" />
      </span>
    )}
    {hasWord && <span className={styles.iconWord}>{label}</span>}
  </a>
);
