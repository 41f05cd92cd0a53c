import { useId } from 'react';
import { auth, useAuth } from '#client/shop/auth.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/shell.ts';
import { Icon } from '#ui/icon.tsx';
import { IconPath } from '#ui/icon-path.tsx';
import { useFoldedGroups } from './folded-groups.ts';
import { navigationStyles as styles } from './navigation-styles.ts';
import { panelIconPath } from './panel-icons.ts';
import { type PanelScreen, screenGroups, screenHref } from './screens.ts';

type NavigationProps = {
  /** Screens that the person may open. */
  screens: readonly PanelScreen[];
  current: PanelScreen | undefined;
};

/** The panel's screens by group, and the way out of it. */
export function Navigation({ screens, current }: NavigationProps) {
  const messages = useMessages(allMessages);
  const { site } = useSite();
  const entries = screens.filter(({ parent }) => parent === undefined);
  const { isOpen, toggle } = useFoldedGroups(entries.length, current?.group);
  const { user, status } = useAuth();
  const groups = screenGroups
    .map((group) => ({ group, entries: entries.filter((screen) => screen.group === group) }))
    .filter((one) => one.entries.length > 0);
  return (
    <div className={styles.inside}>
      <p className={styles.shop}>
        <strong>{site.name}</strong>
        <span>{messages.title}</span>
      </p>
      <nav className={styles.groups} aria-label={messages.navigation}>
        {groups.map((one) => (
          <Group
            key={one.group}
            title={messages.groups[one.group]}
            entries={one.entries}
            current={current}
            isOpen={isOpen(one.group)}
            onToggle={() => toggle(one.group)}
          />
        ))}
      </nav>
      <div className={styles.end}>
        {user && (
          <span className={styles.person} title={user.email}>
            {user.email}
          </span>
        )}
        <a className={styles.link} href="/">
          <IconPath path={panelIconPath('external')} size="1.15rem" />
          {messages.toSite}
        </a>
        {user && (
          <button type="button" className={styles.link} aria-disabled={status === 'signingOut'} onClick={auth.logout}>
            <IconPath path={panelIconPath('signOut')} size="1.15rem" />
            {messages.logout}
          </button>
        )}
      </div>
    </div>
  );
}

type GroupProps = {
  title: string;
  entries: readonly PanelScreen[];
  current: PanelScreen | undefined;
  isOpen: boolean;
  onToggle: () => void;
};

/** Screens that belong together. One without a title cannot be closed. */
function Group({ title, entries, current, isOpen, onToggle }: GroupProps) {
  const { lang } = useSite();
  const id = useId();
  const isShown = isOpen || title === '';
  return (
    <div className={styles.group}>
      {title !== '' && (
        <button type="button" className={styles.heading} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {title}
          <Icon name="down" size="0.8rem" />
        </button>
      )}
      <ul id={id} className={styles.list} hidden={!isShown}>
        {entries.map((screen) => (
          <li key={screen.path}>
            <a className={styles.link} href={screenHref(screen)} aria-current={screen === current ? 'page' : undefined}>
              <IconPath path={panelIconPath(screen.icon)} size="1.15rem" />
              <span className={styles.name}>{screen.title(lang)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
