import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/checkout/payment.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const styles = {
  mark: style({
    display: 'grid',
    gap: theme.space.xxs,
    padding: `${theme.space.s} ${theme.space.m}`,
    border: `2px dashed ${theme.colour.warning}`,
    borderRadius: theme.radius.s,
    background: theme.colour.surface,
    color: theme.colour.ink,
    fontSize: theme.size.small,
    textAlign: 'start',
    '& > *': { margin: 0 },
  }),
  title: style({ fontWeight: theme.weight.strong }),
};

/** Warns that no real money moves: the test bank, or the test environment of a provider. */
export function TestMark() {
  const messages = useMessages(allMessages);
  return (
    <div className={styles.mark}>
      <p className={styles.title}>{messages.test}</p>
      <p>{messages.testText}</p>
    </div>
  );
}
