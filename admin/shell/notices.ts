import { adminMailsQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useAuth } from '#client/shop/auth.ts';
import { useMessages } from '#client/site.tsx';
import { messages as mailsStayMessages } from '#messages/generated/admin/mails-stay.ts';

/** Notice for the team on every screen. */
export type Notice = { key: string; title: string; text: string; href: string };

/** The notices of now; none before an administrator is known to be signed in. */
export function useNotices(): Notice[] {
  const isTeam = useAuth(({ user }) => user !== null && user.role !== 'CUSTOMER');
  const mails = useServerState({ ...adminMailsQuery({ nbItem: 1, state: 'WAITING' }), enabled: isTeam }).data;
  const stay = useMessages(mailsStayMessages);
  return mails && !mails.sends
    ? [{ key: 'mails', title: stay.title, text: stay.text({ waiting: mails.total }), href: '/admin/mails' }]
    : [];
}
