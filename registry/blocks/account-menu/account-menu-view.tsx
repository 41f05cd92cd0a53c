import { useLocalPath, useWords } from '#client/site.tsx';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Button } from '#ui/button.tsx';
import { words as allWords } from './words.ts';

export type AccountMenuViewProps = { path: string; isAdmin: boolean; isLeaving: boolean; onLogout: () => void };

const styles = {
  nav: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${theme.space.l}`,
    borderBottom: `1px solid ${theme.colour.rule}`,
  }),
  link: style({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '3rem',
    color: theme.colour.ink,
    textDecoration: 'none',
    borderBottom: '2px solid transparent',
    marginBottom: -1,
    '&:hover, &[aria-current]': { borderBottomColor: theme.colour.primary },
  }),
  end: style({ marginInlineStart: 'auto' }),
};

/** Links to the account's pages, and signing out. */
export function AccountMenuView({ path, isAdmin, isLeaving, onLogout }: AccountMenuViewProps) {
  const words = useWords(allWords);
  const to = useLocalPath();
  const links = [
    { href: to('/account/orders'), label: words.orders, isCurrent: path === '/account' || path.startsWith('/account/orders') },
    { href: to('/account/profil'), label: words.profile, isCurrent: path === '/account/profil' },
    ...(isAdmin ? [{ href: '/admin', label: words.admin, isCurrent: false }] : []),
  ];
  return (
    <nav className={styles.nav} aria-label={words.label}>
      {links.map(({ href, label, isCurrent }) => (
        <a key={href} className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </a>
      ))}
      <span className={styles.end}>
        <Button variant="quiet" onClick={onLogout} busy={isLeaving}>
          {words.logout}
        </Button>
      </span>
    </nav>
  );
}
