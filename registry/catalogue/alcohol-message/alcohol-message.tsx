import type { ReactNode } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/catalogue/alcohol-message.ts';
import type { AlcoholMessageProps } from '#registry/generated/alcohol-message.ts';
import { caps, frame } from '#registry/page/layout/frame.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import type { AlcoholMessageData } from './index.ts';

const { colour, size, space } = theme;
const styles = {
  band: style({ paddingBlock: space.xl, borderTop: `1px solid ${colour.rule}`, background: colour.surface }),
  list: style(frame(), {
    display: 'grid',
    gap: `${space.l} ${space.xxl}`,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  }),
  message: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.l,
    alignItems: 'start',
    maxWidth: theme.measure.narrow,
  }),
  badge: style(caps, {
    display: 'grid',
    placeItems: 'center',
    width: '4rem',
    height: '4rem',
    border: `3px solid ${colour.danger}`,
    borderRadius: '50%',
    color: colour.danger,
    fontSize: size.h4,
    lineHeight: 1,
    letterSpacing: 0,
  }),
  texts: style({ display: 'grid', gap: space.xxs }),
  title: style({ color: colour.heading, fontFamily: theme.font.title, fontWeight: theme.weight.title, lineHeight: theme.leading.snug }),
  source: style({ color: colour.muted, fontSize: size.small }),
};

/** Shows the messages that French law requires of a shop that sells alcohol. Nothing if the settings enable none. */
export function AlcoholMessage({ node }: BlockProps<AlcoholMessageProps, AlcoholMessageData>) {
  const messages = useMessages(allMessages);
  const { sale, breathalyser } = node.data;
  if (!sale && !breathalyser) return null;
  return (
    <aside className={styles.band} aria-label={messages.label}>
      <div className={styles.list}>
        {sale && (
          <Message badge="−18" title={messages.sale} source={messages.source}>
            <p>{messages.proof}</p>
            <p>{messages.moderation}</p>
          </Message>
        )}
        {breathalyser && (
          <Message badge="0,5" title={messages.breathalyser} source={messages.breathalyserSource}>
            <p>{messages.breathalyserText}</p>
          </Message>
        )}
      </div>
    </aside>
  );
}
export default AlcoholMessage;

function Message({ badge, title, source, children }: { badge: string; title: string; source: string; children: ReactNode }) {
  return (
    <div className={styles.message}>
      <span className={styles.badge} aria-hidden="true">
        {badge}
      </span>
      <div className={styles.texts}>
        <p className={styles.title}>{title}</p>
        {children}
        <p className={styles.source}>{source}</p>
      </div>
    </div>
  );
}
