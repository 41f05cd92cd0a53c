import { useWords } from '#client/site.tsx';
import type { User } from '#schemas/user.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { words as allWords } from './words.ts';

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
  const words = useWords(allWords);
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{words.hello(user.firstname)}</h2>
      <dl className={styles.facts}>
        <dt>{words.name}</dt>
        <dd>
          {user.firstname} {user.lastname}
        </dd>
        <dt>{words.email}</dt>
        <dd>{user.email}</dd>
        <dt>{words.phone}</dt>
        <dd>{user.phone || words.none}</dd>
      </dl>
      <p className={styles.note}>{words.note}</p>
    </section>
  );
}
