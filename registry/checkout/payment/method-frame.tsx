import { type ReactNode, useId } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/checkout/payment.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Icon } from '#ui/icon.tsx';
import { TestMark } from './test-mark.tsx';

const styles = {
  frame: style({
    display: 'grid',
    gap: theme.space.m,
    padding: theme.space.l,
    borderRadius: theme.radius.m,
    background: theme.colour.surface,
    boxShadow: theme.shadow.soft,
    minWidth: 0,
    '& p': { margin: 0 },
  }),
  head: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: theme.space.s }),
  title: style({
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    margin: 0,
    fontFamily: theme.font.title,
    fontSize: theme.size.h4,
    fontWeight: theme.weight.title,
    color: theme.colour.heading,
  }),
  marks: style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs, margin: 0, padding: 0, listStyle: 'none' }),
  mark: style({
    padding: '0.15em 0.6em',
    border: `1px solid ${theme.colour.rule}`,
    borderRadius: theme.radius.s,
    background: theme.colour.ground,
    color: theme.colour.ink,
    fontSize: theme.size.caption,
    fontWeight: theme.weight.strong,
    whiteSpace: 'nowrap',
  }),
  text: style({ color: theme.colour.muted, fontSize: theme.size.small }),
};

export type MethodFrameProps = {
  title: string;
  text: string;
  /** The means that it takes, by name; none: an empty list. */
  marks: readonly string[];
  isTest: boolean;
  children?: ReactNode;
};

/** A means of payment on the payment step: what it is called, what it takes, and how it goes. */
export function MethodFrame({ title, text, marks, isTest, children }: MethodFrameProps) {
  const messages = useMessages(allMessages);
  const id = useId();
  return (
    <section className={styles.frame} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          <Icon name="lock" />
          {title}
        </h2>
        {marks.length > 0 && (
          <ul className={styles.marks} aria-label={messages.means}>
            {marks.map((mark) => (
              <li key={mark} className={styles.mark}>
                {mark}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isTest && <TestMark />}
      <p className={styles.text}>{text}</p>
      {children}
      <p className={styles.text}>{messages.confirmation}</p>
    </section>
  );
}
