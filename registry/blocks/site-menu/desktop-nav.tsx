import type { Entry, SiteMenuData } from './load.ts';
import { menuStyles as styles } from './menu-styles.ts';

type DesktopNavProps = { label: string; entries: readonly Entry[]; look: SiteMenuData['look'] };

/** The menu of a wide screen; submenus open on hover and while the focus is in them. */
export function DesktopNav({ label, entries, look }: DesktopNavProps) {
  const entryClass = `${styles.entry} ${styles.active[look.MENU_ACTIVE_TYPE]} ${styles.hovered[look.MENU_HOVER_TRANSITION]}`;
  const submenuClass = [
    styles.submenu,
    look.SUBMENU_DROPSHADOW ? styles.submenuShadow : styles.submenuLine,
    styles.submenuPlace[look.SUBMENU_CENTERED ? 'center' : 'start'],
    styles.submenuAlign[look.SUBMENU_ALIGNMENT],
  ].join(' ');
  return (
    <nav className={styles.nav} aria-label={label}>
      <ul className={styles.list[look.MENU_ALIGNMENT]}>
        {entries.map((entry) => (
          <li key={entry.href} className={styles.item} data-submenu={entry.children.length > 0 || undefined}>
            <a className={entryClass} href={entry.href} aria-current={entry.current || undefined}>
              {entry.label}
            </a>
            {entry.children.length > 0 && (
              <ul className={submenuClass}>
                {entry.children.map((child) => (
                  <li key={child.href}>
                    <a className={styles.subentry} href={child.href} aria-current={child.current || undefined}>
                      {child.label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
