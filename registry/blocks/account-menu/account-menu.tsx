import { auth, useAuth } from '#client/shop/auth.ts';
import { useSite } from '#client/site.tsx';
import { AccountMenuView } from './account-menu-view.tsx';

/** The account's pages; nothing for a person who is not signed in. */
export function AccountMenu() {
  const { user, status } = useAuth();
  const { path } = useSite();
  if (!user) return null;
  return <AccountMenuView path={path} isAdmin={user.role !== 'CUSTOMER'} isLeaving={status === 'signingOut'} onLogout={auth.logout} />;
}
export default AccountMenu;
