import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/navigation/site-menu.ts';
import { HoursTable } from '#registry/content/company/hours-table.tsx';
import { SocialList } from '#registry/content/company/social-list.tsx';
import type { SiteMenuProps } from '#registry/generated/site-menu.ts';
import { Icon } from '#ui/icon.tsx';
import { IconPath } from '#ui/icon-path.tsx';
import { LanguageLinks } from '../site/language-links.tsx';
import { drawerStyles as styles } from './drawer-styles.ts';
import type { Entry, SiteMenuData } from './index.ts';

type DrawerProps = { id: string; props: SiteMenuProps; data: SiteMenuData };

/** The menu of a phone. */
export function Drawer({ id, props, data }: DrawerProps) {
  const messages = useMessages(allMessages);
  const { contact, hours, entries, icons, social, languages } = data;
  return (
    <div id={id} popover="auto" className={styles.drawer} data-site-panel>
      <div className={styles.head}>
        <p className={styles.title}>{messages.menu}</p>
        <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide" aria-label={messages.close}>
          <Icon name="close" />
        </button>
      </div>
      {props.tagline && <p className={styles.tagline}>{props.tagline}</p>}
      <nav aria-label={messages.main}>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.href}>{entry.children.length > 0 ? <Group entry={entry} /> : <EntryLink entry={entry} />}</li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <div className={styles.links}>
          {props.showSearch && (
            <a href={data.searchHref} data-opens="search">
              <IconPath {...icons.search} /> {messages.search}
            </a>
          )}
          {props.showAccount && (
            <a href={data.accountHref} data-opens="account">
              <IconPath {...icons.account} /> {messages.account}
            </a>
          )}
          {data.wishlistHref && (
            <a href={data.wishlistHref}>
              <Icon name="heart" /> {messages.wishlist}
            </a>
          )}
          {props.showContact && contact.phone && (
            <a href={contact.phoneHref}>
              <Icon name="phone" /> {contact.phone}
            </a>
          )}
        </div>
        <LanguageLinks links={languages} label={messages.languages} className={styles.languages} />
        {social.length > 0 && <SocialList links={social} label={messages.social} />}
        {props.showContact && hours.length > 0 && <HoursTable lines={hours} />}
      </div>
    </div>
  );
}

const EntryLink = ({ entry }: { entry: Entry }) => (
  <a className={styles.entry} href={entry.href} aria-current={entry.current || undefined}>
    {entry.label}
  </a>
);

/** An entry with children: it opens them, and the first of them is its own page. */
function Group({ entry }: { entry: Entry }) {
  const messages = useMessages(allMessages);
  return (
    <details name="site-menu" open={entry.current !== false}>
      <summary className={styles.entry}>
        {entry.label}
        <Icon name="down" size="1.1rem" />
      </summary>
      <ul className={styles.children}>
        {[{ ...entry, label: messages.all, children: [] }, ...entry.children].map((child) => (
          <li key={child.href}>
            <a className={styles.child} href={child.href} aria-current={child.current === 'page' ? 'page' : undefined}>
              {child.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
