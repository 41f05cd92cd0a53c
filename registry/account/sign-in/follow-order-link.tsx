import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { messages } from '#messages/generated/registry/account/sign-in/follow-order-link.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const link = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', minHeight: '2.75rem', marginTop: theme.space.m });

/** The way to an order for whoever has no account; nothing where nothing is sold. */
export function FollowOrderLink() {
  const { follow } = useMessages(messages);
  const to = useLocalPath();
  const { site } = useSite();
  if (!site.isECommerce) return null;
  return (
    <a className={link} href={to('/order/follow')}>
      {follow}
    </a>
  );
}
