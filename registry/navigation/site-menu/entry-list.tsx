import { entryClass } from './entry-styles.ts';
import type { Entry, Look } from './index.ts';
import { type ListPlace, listClass } from './menu-styles.ts';
import { submenuStyles as styles } from './submenu-styles.ts';

type EntryListProps = { place: ListPlace; entries: readonly Entry[]; look: Look };

/** Entries of a wide screen's menu; submenus open on hover and while the focus is in them. */
export function EntryList({ place, entries, look }: EntryListProps) {
  const submenuClass = [
    styles.submenu,
    styles.frame[look.SUBMENU_DROPSHADOW ? 'shadow' : 'line'],
    styles.place[look.SUBMENU_CENTERED ? 'center' : 'start'],
    styles.align[look.SUBMENU_ALIGNMENT],
  ].join(' ');
  return (
    <ul className={listClass[place][look.MENU_ALIGNMENT]}>
      {entries.map((entry) => (
        <li key={entry.href} className={styles.item} data-submenu={entry.children.length > 0 || undefined}>
          <a
            className={entryClass[look.MENU_ACTIVE_TYPE][look.MENU_HOVER_TRANSITION]}
            href={entry.href}
            aria-current={entry.current || undefined}
          >
            {entry.label}
          </a>
          {entry.children.length > 0 && (
            <ul className={submenuClass}>
              {entry.children.map((child) => (
                <li key={child.href}>
                  <a className={styles.entry} href={child.href} aria-current={child.current || undefined}>
                    {child.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
