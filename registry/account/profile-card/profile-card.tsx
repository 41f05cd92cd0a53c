import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/profile-card.ts';
import type { User } from '#schemas/user.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { SignedIn } from '../sign-in/signed-in.tsx';

const styles = {
  card: style({
    display: 'grid',
    gap: theme.space.m,
    maxWidth: theme.measure.text,
    padding: theme.space.l,
    borderRadius: theme.radius.m,
    background: theme.colour.surface,
    boxShadow: theme.shadow.soft,
  }),
  title: style({
    margin: 0,
    fontFamily: theme.font.title,
    fontSize: theme.size.h3,
    fontWeight: theme.weight.title,
    color: theme.colour.heading,
  }),
  facts: style({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${theme.space.xs} ${theme.space.l}`,
    margin: 0,
    '& dt': { color: theme.colour.muted },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  }),
  note: style({ margin: 0, color: theme.colour.muted, fontSize: theme.size.small }),
};

/** Name and contact, to read. */
export function ProfileCardView({ user }: { user: User }) {
  const messages = useMessages(allMessages);
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{messages.hello({ name: user.firstname })}</h2>
      <dl className={styles.facts}>
        <dt>{messages.name}</dt>
        <dd>
          {user.firstname} {user.lastname}
        </dd>
        <dt>{messages.email}</dt>
        <dd>{user.email}</dd>
        <dt>{messages.phone}</dt>
        <dd>{user.phone || messages.none}</dd>
      </dl>
      <p className={styles.note}>{messages.note}</p>
    </section>
  );
}

/** Shows the profile of the signed-in person. */
export function ProfileCard() {
  const { path } = useSite();
  return <SignedIn next={path}>{(user) => <ProfileCardView user={user} />}</SignedIn>;
}
export default ProfileCard;
