import { auth, useAuth } from '#client/shop/auth.ts';
import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/account-menu.ts';
import type { AccountMenuProps } from '#registry/generated/account-menu.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Button } from '#ui/button.tsx';
import type { AccountMenuData } from './index.ts';

type AccountMenuViewProps = AccountMenuData & { path: string; isAdmin: boolean; isLeaving: boolean; onLogout: () => void };

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
export function AccountMenuView({ path, isAdmin, hasWishlist, hasAlerts, isLeaving, onLogout }: AccountMenuViewProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const links = [
    { href: to('/account/orders'), label: messages.orders, isCurrent: path === '/account' || path.startsWith('/account/orders') },
    ...(hasWishlist ? [{ href: to('/wishlist'), label: messages.wishlist, isCurrent: path === '/wishlist' }] : []),
    ...(hasAlerts ? [{ href: to('/account/alerts'), label: messages.alerts, isCurrent: path === '/account/alerts' }] : []),
    { href: to('/account/profil'), label: messages.profile, isCurrent: path === '/account/profil' },
    ...(isAdmin ? [{ href: '/admin', label: messages.admin, isCurrent: false }] : []),
  ];
  return (
    <nav className={styles.nav} aria-label={messages.label}>
      {links.map(({ href, label, isCurrent }) => (
        <a key={href} className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </a>
      ))}
      <span className={styles.end}>
        <Button variant="quiet" onClick={onLogout} busy={isLeaving}>
          {messages.logout}
        </Button>
      </span>
    </nav>
  );
}

/** The account's pages; nothing for a person who is not signed in. */
export function AccountMenu({ node }: BlockProps<AccountMenuProps, AccountMenuData>) {
  const { user, status } = useAuth();
  const { path } = useSite();
  if (!user) return null;
  return (
    <AccountMenuView
      path={path}
      isAdmin={user.role !== 'CUSTOMER'}
      {...node.data}
      isLeaving={status === 'signingOut'}
      onLogout={auth.logout}
    />
  );
}
export default AccountMenu;
